import { expect, type Page } from "@playwright/test";
import { hydrated, openHydrated } from "../support/hydrated";
import { watchLayoutShift } from "../support/layout-shift";
import { test } from "../support/policy-test";

/** Scrolls through the page, so that everything animated on entry has been in view. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

test("cards animate in without a layout shift, and are visible before", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Fifth Sample" }) });
  await expect(card).not.toBeInViewport();
  await expect(card).toHaveCSS("opacity", "1");
  await hydrated(page);
  const playState = () => card.evaluate((element) => element.getAnimations()[0]?.playState);
  expect(await playState()).toBe("paused");
  await scrollThrough(page);
  // A finished animation is no longer listed.
  await expect.poll(playState).toBeUndefined();
  expect(await layoutShift()).toBeLessThan(0.02);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of ["/", "/services/sample-one", "/industries", "/blog/sample-article"])
    test(`@wide no animation runs on ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      await scrollThrough(page);
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
      );
      expect(moving).toBe(0);
    });
});
