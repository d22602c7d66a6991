import { expect, type Page, type Route } from "@playwright/test";
import { fontsArrived } from "../support/fonts-arrived";
import { test } from "../support/policy-test";
import { expectSlide, slidesOn } from "../support/slides";
import { showIntent } from "../support/hydrated";

/** Notes which slides' pictures are asked for, in order. */
const picturesOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /\/slide-([a-z-]+)\.\w+$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
};

/** Keeps back the files whose address matches, until it is told to deliver them. */
const keepBack = async (page: Page, files: RegExp) => {
  let kept: Route[] | undefined = [];
  await page.route(files, (route) => (kept === undefined ? route.continue() : void kept.push(route)));
  return async () => {
    const deliver = kept ?? [];
    kept = undefined;
    await Promise.all(deliver.map((route) => route.continue()));
  };
};

test("the first picture is fetched at once, each other one slide ahead", async ({ page }) => {
  const asked = picturesOf(page);
  const start = await keepBack(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { carousel, button, shown, dot } = slidesOn(page);
  const first = carousel.locator("img").first();
  await expect(first).toHaveAttribute("loading", "eager");
  await expect(first).toHaveAttribute("fetchpriority", "high");
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  expect(asked).toEqual(["digital-transformation"]);
  await showIntent(page);
  await start();
  await button("Pause the slides").click();
  await expect.poll(() => asked).toEqual(["digital-transformation", "healthcare"]);
  await button("Next slide").click();
  await expectSlide(shown, 2);
  await expect.poll(() => asked).toEqual(["digital-transformation", "healthcare", "smart-cities"]);
  await dot(5).click();
  await expectSlide(shown, 5);
  expect(asked).toEqual(["digital-transformation", "healthcare", "smart-cities", "ecommerce"]);
});

test("no slide comes by itself before its picture; a visitor who asks for it waits a second", async ({ page }) => {
  await page.clock.install();
  const deliver = await keepBack(page, /\/slide-healthcare\./);
  await page.goto("/industries", { waitUntil: "commit" });
  const { button, dot, shown } = slidesOn(page);
  await showIntent(page);
  await expect(button("Pause the slides")).toBeVisible();
  await expect(shown.locator("img")).toHaveJSProperty("complete", true);
  await page.clock.runFor(10_000);
  await expectSlide(shown, 1);
  await button("Next slide").focus();
  await page.keyboard.press("Enter");
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(1000);
  await expectSlide(shown, 2);
  await deliver();
});

test("nothing moves when scripts take the strip over", async ({ page }) => {
  await page.addInitScript(() => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources) shifted.push(node?.nodeName ?? "");
    }).observe({ type: "layout-shift", buffered: true });
  });
  const shifted = () => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
  const start = await keepBack(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { carousel, button, shown } = slidesOn(page);
  const slide = carousel.getByRole("listitem").first();
  await expect(slide.locator("img")).toHaveJSProperty("complete", true);
  // The headings' font comes by itself, and may break a line of one elsewhere.
  await fontsArrived(page);
  const before = { slide: await slide.boundingBox(), shifted: await shifted() };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await showIntent(page);
  await start();
  await expect(button("Pause the slides")).toBeVisible();
  expect({ slide: await shown.boundingBox(), shifted: await shifted() }).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test("scripts begin at the slide that the visitor had scrolled to, in its place", async ({ page }) => {
  const start = await keepBack(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { carousel, button, shown } = slidesOn(page);
  const strip = carousel.getByRole("list");
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
  const before = await strip.getByRole("listitem").nth(1).boundingBox();
  await showIntent(page);
  await start();
  await button("Pause the slides").focus();
  await expectSlide(shown, 2);
  expect(await shown.boundingBox()).toEqual(before);
});
