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
