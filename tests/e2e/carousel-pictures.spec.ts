import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../support/policy-test";
import { expectSlide, slidesOn } from "../support/slides";

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
  const kept: Route[] = [];
  await page.route(files, (route) => {
    kept.push(route);
  });
  return async () => {
    await page.unroute(files);
    await Promise.all(kept.map((route) => route.continue()));
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

test("nothing moves when scripts take the strip over, which stays where the visitor had it", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources)
          if (node?.parentElement?.closest("[aria-roledescription=carousel]")) shifts.push(node.nodeName);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const start = await keepBack(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { carousel, button, shown } = slidesOn(page);
  const strip = carousel.getByRole("list");
  const second = strip.getByRole("listitem").nth(1);
  await second.scrollIntoViewIfNeeded();
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
  const before = await second.boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await start();
  await button("Pause the slides").focus();
  await expectSlide(shown, 2);
  expect(await shown.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});
