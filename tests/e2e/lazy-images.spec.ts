import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

test("@html a lazy image loads when it is scrolled into view", async ({ page }) => {
  await page.goto("/services");
  const picture = page.locator("main picture img").last();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test("@html the frame of a picture is tinted until it has loaded", async ({ page }) => {
  await page.route(/\.(avif|jpg)$/, (route) => route.abort());
  for (const path of ["/services", "/blog"]) {
    await page.goto(path);
    await expect(page.locator("main picture").first()).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});

test("images far below the viewport are not fetched", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 850 });
  await page.goto("/", { waitUntil: "networkidle" });
  // Chromium fetches images up to 3,000 px below the viewport until it knows the network's speed.
  const far = await page
    .locator("main picture img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => (image.closest("picture") ?? image).getBoundingClientRect().top > innerHeight + 3000)
        .map(({ currentSrc }) => currentSrc),
    );
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter((address) => address !== "")).toEqual([]);
});
