import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const card = (page: Page) => page.getByRole("button", { name: "Turn the card over" });
/** Whether the back is what is seen: half a turn about the upright axis. */
const isTurned = (page: Page) =>
  card(page).evaluate((button) =>
    getComputedStyle(button.firstElementChild ?? button).transform.startsWith("matrix3d(-1"),
  );

test.describe("the flip card", () => {
  // It is then where it turns to at once.
  test.use({ reducedMotion: "reduce" });
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await card(page).scrollIntoViewIfNeeded();
    expect(await isTurned(page)).toBe(false);
  });

  test("@wide turns on hover, and back", async ({ page }) => {
    await card(page).hover();
    expect(await isTurned(page)).toBe(true);
    await page.getByRole("heading", { level: 1 }).hover();
    expect(await isTurned(page)).toBe(false);
  });

  test("turns on focus, and by keyboard", async ({ page }) => {
    await page.getByRole("link", { name: "Get Free Quote" }).focus();
    await page.keyboard.press("Tab");
    await expect(card(page)).toBeFocused();
    expect(await isTurned(page)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(card(page)).toHaveAttribute("aria-pressed", "true");
    expect(await isTurned(page)).toBe(false);
    await page.keyboard.press("Space");
    await expect(card(page)).toHaveAttribute("aria-pressed", "false");
    expect(await isTurned(page)).toBe(true);
  });

  test("@narrow turns by a tap, and back", async ({ page }) => {
    await card(page).tap();
    await expect.poll(() => isTurned(page)).toBe(true);
    await card(page).tap();
    await expect.poll(() => isTurned(page)).toBe(false);
  });
});

test.describe("the video", () => {
  const paused = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
  const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

  test("is a picture until it is seen, plays without a sound, and rests out of sight", async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => request.url().includes("/video/") && films.push(request.url()));
    await page.goto("/");
    await hydrated(page);
    const video = page.locator("video");
    const still = page.locator("picture:has(+ video) img");
    await expect(still).toHaveAttribute("loading", "lazy");
    await expect(video).not.toBeInViewport();
    expect(films).toEqual([]);
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    await expect.poll(() => paused(page)).toBe(false);
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    expect(new Set(films).size).toBe(1);
    await toTop(page);
    await expect.poll(() => paused(page)).toBe(true);
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => paused(page)).toBe(false);
  });

  test("stays paused when a visitor has paused it", async ({ page }) => {
    await page.goto("/");
    await page.locator("video").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Pause video" }).click();
    await expect(page.getByRole("button", { name: "Play video" })).toBeVisible();
    expect(await paused(page)).toBe(true);
    await toTop(page);
    await expect(page.locator("video")).not.toBeInViewport();
    await page.locator("video").scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Play video" })).toBeInViewport();
    expect(await paused(page)).toBe(true);
  });

  test.describe("where no motion is wanted", () => {
    test.use({ reducedMotion: "reduce" });
    test("does not start by itself", async ({ page }) => {
      await page.goto("/");
      await page.locator("video").scrollIntoViewIfNeeded();
      await expect(page.getByRole("button", { name: "Play video" })).toBeVisible();
      expect(await paused(page)).toBe(true);
      await page.getByRole("button", { name: "Play video" }).click();
      await expect.poll(() => paused(page)).toBe(false);
    });
  });
});

test("@html a video that no script drives has the browser's own controls", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  await expect(page.locator("picture:has(+ video) img")).toHaveAttribute("src", /\.jpg$/);
  if (!javaScriptEnabled) await expect(page.locator("video")).toHaveAttribute("controls", "");
});
