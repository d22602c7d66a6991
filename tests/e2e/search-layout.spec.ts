import { expect } from "@playwright/test";
import { test as base } from "../support/policy-test";
import { pageWithSearch, words } from "../support/search-page";

/** Playwright hides scroll bars, and what goes away with them when the page is locked would not be seen to move. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

/**
 * How much layout shift nobody sees. It is not nothing: while the place of the scroll bar is kept, the browser counts
 * the viewport without it, and sizes of type in `vw` become a fraction of a pixel smaller.
 */
const unseen = 0.002;

for (const width of [320, 360, 820, 1024, 1366]) {
  test(`@wide the header holds it at ${width} px, and opening it moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { button, dialog } = await pageWithSearch(page, "/");
    const banner = page.getByRole("banner");
    expect(await banner.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await banner.locator("svg").first().boundingBox())?.width).toBe(32);
    const inside = await button.boundingBox();
    const brand = await banner.getByRole("link").first().boundingBox();
    expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(inside?.x ?? 0);
    await page.evaluate(() => {
      const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts;
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: "layout-shift", buffered: true });
    });
    await button.click();
    await expect(dialog).toBeVisible();
    await page.getByRole("button", { name: words.close }).click();
    await expect(dialog).toBeHidden();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(unseen);
  });
}
