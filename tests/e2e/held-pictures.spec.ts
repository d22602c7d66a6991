import { expect, type Locator, type Page } from "@playwright/test";
import home from "../../content/pages/home.json";
import { showIntent } from "../support/hydrated";
import { realPages } from "../support/page-kinds";
import { test } from "../support/policy-test";

/** The page's own pictures by whether one is on the screen, with whether its bytes have come. */
const picturesOf = (page: Page): Promise<{ inSight: boolean; fetched: boolean }[]> =>
  page.locator("main picture").evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture.checkVisibility())
      .map((picture) => {
        const { top, bottom, height } = picture.getBoundingClientRect();
        const image = picture.querySelector("img");
        return {
          inSight: height > 0 && top < window.innerHeight && bottom > 0,
          fetched: image?.complete === true && image.naturalWidth > 0,
        };
      }),
  );

const fetchedOn = async (page: Page): Promise<number> =>
  (await picturesOf(page)).filter(({ fetched }) => fetched).length;
const last = (page: Page): Locator => page.locator("main picture img").last();
const isFetched = (image: Locator): Promise<boolean> =>
  image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0);

for (const [kind, path] of realPages)
  test(`${kind} fetches the pictures of the first screen alone, before a visitor gives a sign`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const pictures = await picturesOf(page);
    expect(pictures.map(({ fetched }) => fetched)).toEqual(pictures.map(({ inSight }) => inSight));
  });

test("the first sign lets the next pictures come, before anybody has scrolled to them", async ({ page }) => {
  await page.goto("/services", { waitUntil: "networkidle" });
  const before = await fetchedOn(page);
  await showIntent(page);
  await expect.poll(() => fetchedOn(page)).toBeGreaterThan(before);
});

test("whoever is at the end of the page sees its pictures in their places", async ({ page }) => {
  await page.goto("/services");
  await last(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isFetched(last(page))).toBe(true);
  await expect(last(page)).toBeInViewport();
});

test("nothing moves when the pictures come", async ({ page }) => {
  await page.goto("/services", { waitUntil: "networkidle" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const fetched = await fetchedOn(page);
  await showIntent(page);
  await expect.poll(() => fetchedOn(page)).toBeGreaterThan(fetched);
  expect(await height()).toBe(before);
});

test("a film below the first screen has the browser's controls from the first sign on", async ({ page }) => {
  await page.goto("/");
  const film = page.locator("main video");
  await expect(film).toHaveCSS("content-visibility", "hidden");
  await showIntent(page);
  await expect(film).toHaveCSS("content-visibility", "visible");
});

for (const [width, isFirst] of [
  [360, false],
  [820, false],
  [1366, true],
] as const)
  test(`at ${width} px the card of home is ${isFirst ? "" : "not "}preloaded, and comes into sight @wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto("/");
    const preload = page.locator('head > link[rel="preload"][as="image"]');
    const applies = (link: HTMLLinkElement) => matchMedia(link.media).matches;
    expect(await preload.evaluate(applies)).toBe(isFirst);
    await page.getByRole("button", { name: home.hero.cardLabel }).scrollIntoViewIfNeeded();
    await expect.poll(() => isFetched(page.locator("main picture img").first())).toBe(true);
  });

test("on paper every picture is in its place", async ({ page }) => {
  await page.goto("/services");
  await page.emulateMedia({ media: "print" });
  await expect(last(page)).toHaveCSS("translate", "none");
});

test("without scripts the browser decides which pictures come @html", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "with scripts they wait");
  await page.goto("/services");
  await last(page).scrollIntoViewIfNeeded();
  await expect(last(page)).toBeInViewport();
  await expect(last(page)).toHaveCSS("translate", "none");
});
