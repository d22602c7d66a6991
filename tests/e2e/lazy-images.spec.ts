import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

test("@html pictures come where the visitor scrolls to", async ({ page }) => {
  await page.goto("/services");
  const picture = page.locator("main picture img").last();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test("pictures are not fetched before they come near the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto("/", { waitUntil: "networkidle" });
  // On a slow line Chromium fetches lazy pictures from 2,500 px away.
  const far = await page
    .locator("main picture img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => (image.closest("picture") ?? image).getBoundingClientRect().top > innerHeight + 2500)
        .map(({ currentSrc }) => currentSrc),
    );
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter((address) => address !== "")).toEqual([]);
});
