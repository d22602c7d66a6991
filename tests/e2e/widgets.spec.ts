import { expect } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

test("the flip card turns by keyboard", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const card = page.getByRole("button", { name: "Turn the card over" });
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("aria-pressed", "true");
});

test("the video plays when it is seen and can be paused", async ({ page }) => {
  await page.goto("/");
  const video = page.locator("video");
  await video.scrollIntoViewIfNeeded();
  const pause = page.getByRole("button", { name: /pause/i });
  await pause.click();
  await expect(page.getByRole("button", { name: /play/i })).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused && element.muted)).toBe(true);
});

test("the video does not start where no motion is wanted", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: "reduce", ...(baseURL && { baseURL }) });
  await page.goto("/");
  await page.locator("video").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /play/i })).toBeVisible();
  await page.close();
});

test("@html a video that no script drives has the browser's own controls", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  await expect(page.locator("video")).toHaveAttribute("poster", /\.jpg$/);
  if (!javaScriptEnabled) await expect(page.locator("video")).toHaveAttribute("controls", "");
});
