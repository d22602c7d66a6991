import { expect } from "@playwright/test";
import { showIntent } from "../support/hydrated";
import { test } from "../support/policy-test";

test("pictures below the fold are fetched at the first input, and move nothing", async ({ page }) => {
  const pictures = new Set<string>();
  page.on("request", (request) => {
    const name = /\/(picture-\d|sample)\.\w+$/.exec(request.url())?.[1];
    if (name !== undefined) pictures.add(name);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect([...pictures]).not.toContain("sample");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await showIntent(page);
  await expect.poll(() => [...pictures]).toContain("sample");
  expect(await height()).toBe(before);
});

test("@html pictures come where the visitor scrolls to", async ({ page }) => {
  await page.goto("/services");
  const picture = page.locator("main picture img").last();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});
