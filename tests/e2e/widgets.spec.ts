import { expect, type Page } from "@playwright/test";
import home from "../fixture-site/content/pages/home.json";
import { holdRequests } from "../support/held-requests";
import { openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

test.describe("the flip card", () => {
  // Makes the flip instant.
  test.use({ reducedMotion: "reduce" });

  const openCard = async (page: Page) => {
    await openHydrated(page, "/");
    const card = page.getByRole("button", { name: home.hero.cardLabel });
    await card.scrollIntoViewIfNeeded();
    const expectBack = (shown: boolean) =>
      expect
        .poll(() =>
          card.evaluate((button) => new DOMMatrix(getComputedStyle(button.firstElementChild ?? button).transform).m11),
        )
        .toBe(shown ? -1 : 1);
    await expectBack(false);
    return { card, expectBack };
  };

  test("@wide turns on hover, on focus and by keyboard", async ({ page }) => {
    const { card, expectBack } = await openCard(page);
    await card.hover();
    await expectBack(true);
    await page.getByRole("heading", { level: 1 }).hover();
    await expectBack(false);
    await page.getByRole("link", { name: home.hero.secondary.label }).focus();
    await page.keyboard.press("Tab");
    await expect(card).toBeFocused();
    await expectBack(true);
    await page.keyboard.press("Enter");
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await expectBack(false);
    await page.keyboard.press("Space");
    await expectBack(true);
  });

  test("@narrow turns over and back by tapping", async ({ page }) => {
    const { card, expectBack } = await openCard(page);
    await card.tap();
    await expectBack(true);
    await card.tap();
    await expectBack(false);
  });
});

test.describe("the video", () => {
  const { playLabel, pauseLabel } = home.about.video;
  const expectPaused = (page: Page, paused: boolean) =>
    expect(page.locator("video")).toHaveJSProperty("paused", paused);
  /** URLs of the videos requested from now on. */
  const fetchedVideos = (page: Page): Set<string> => {
    const videos = new Set<string>();
    page.on("request", (request) => request.url().includes("/video/") && videos.add(request.url()));
    return videos;
  };
  const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

  test("@wide loads and plays muted in view, pauses out of view, and stays paused once paused by the visitor", async ({
    page,
  }) => {
    const videos = fetchedVideos(page);
    await openHydrated(page, "/");
    const video = page.locator("video");
    await expect(video).not.toBeInViewport();
    expect(videos.size).toBe(0);
    await video.scrollIntoViewIfNeeded();
    await expectPaused(page, false);
    await expect(video).toHaveJSProperty("muted", true);
    expect(videos.size).toBe(1);
    await toTop(page);
    await expectPaused(page, true);
    await video.scrollIntoViewIfNeeded();
    await expectPaused(page, false);
    await page.getByRole("button", { name: pauseLabel }).click();
    await toTop(page);
    await expect(video).not.toBeInViewport();
    await video.scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: playLabel })).toBeInViewport();
    await expectPaused(page, true);
  });

  for (const [what, reducedMotion, paused] of [
    ["continues, even with reduced motion", "reduce", false],
    ["and paused again stays paused", "no-preference", true],
  ] as const)
    test(`@wide that was started before hydration ${what}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const deliver = await holdRequests(page, "**/app-*.js");
      await page.goto("/");
      const video = page.locator("video");
      await video.scrollIntoViewIfNeeded();
      await video.evaluate((element: HTMLVideoElement) => element.play());
      await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
      if (paused) await video.evaluate((element: HTMLVideoElement) => element.pause());
      await deliver();
      await expect(page.getByRole("button", { name: paused ? playLabel : pauseLabel })).toBeVisible();
      await expectPaused(page, paused);
    });

  for (const [what, connection, reducedMotion] of [
    ["saves data", { saveData: true }, "no-preference"],
    ["reduces motion", undefined, "reduce"],
  ] as const)
    test(`@wide loads only on request when the browser ${what}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
      await page.emulateMedia({ reducedMotion });
      const videos = fetchedVideos(page);
      await openHydrated(page, "/");
      await page.locator("video").scrollIntoViewIfNeeded();
      await expect(page.getByRole("button", { name: playLabel })).toBeInViewport();
      await expectPaused(page, true);
      expect(videos.size).toBe(0);
      await page.getByRole("button", { name: playLabel }).click();
      await expectPaused(page, false);
    });

  test("@wide @html has native controls without JavaScript", async ({ page, javaScriptEnabled }) => {
    await page.goto("/");
    if (!javaScriptEnabled) await expect(page.locator("video")).toHaveAttribute("controls", "");
    await expect(page.locator("picture:has(+ video) img")).toHaveAttribute("src", /\.jpg$/);
  });
});
