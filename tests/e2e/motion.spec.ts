import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** What a page moves by time, not by scrolling: how long, in milliseconds, and whether it has run. */
const entrances = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map((animation) => ({
        duration: Number(animation.effect?.getComputedTiming().duration),
        place: (animation.effect as KeyframeEffect).target?.getBoundingClientRect().top ?? 0,
        playState: animation.playState,
      })),
  );

const lastCard = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Bulk SMS" }) })
    .last();

test.describe("entrances", () => {
  test("rise once, in less than 300 ms, and shift nothing", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const card = lastCard(page);
    await expect(card).not.toBeInViewport();
    const animation = await card.evaluateHandle((element) => element.getAnimations()[0]);
    const state = () => animation.evaluate((it) => it?.playState);
    expect(await state()).toBe("paused");
    expect(await animation.evaluate((it) => Number(it?.effect?.getComputedTiming().duration))).toBeLessThan(300);
    await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(state).toBe("finished");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(card).not.toBeInViewport();
    expect(await state()).toBe("finished");
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts).toBeLessThan(0.02);
  });

  test("hide nothing that waits: it can be read and found before", async ({ page }) => {
    await page.goto("/");
    const opacity = await lastCard(page).evaluate((element) => getComputedStyle(element).opacity);
    expect(opacity).toBe("1");
  });

  test("leave alone what is seen at first", async ({ page }) => {
    await page.goto("/");
    const first = (await entrances(page)).filter(({ place }) => place < (page.viewportSize()?.height ?? 0));
    expect(first).toEqual([]);
  });
});

test.describe("where no motion is wanted", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of ["/", "/services/seo", "/industries", "/blog/boost-your-business-with-seo"])
    test(`nothing moves by itself on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 500) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        }
      });
      expect(await entrances(page)).toEqual([]);
      const playing = await page
        .locator("video")
        .evaluateAll((all) => all.some((it) => !(it as HTMLVideoElement).paused));
      expect(playing).toBe(false);
    });
});
