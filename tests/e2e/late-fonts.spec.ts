import { expect, type Page, type Route } from "@playwright/test";
import { fontsArrived } from "../support/fonts-arrived";
import { hydrated } from "../support/hydrated";
import { realPages } from "../support/page-kinds";
import { test } from "../support/policy-test";

interface Text {
  words: string;
  lines: number;
}

const texts = (page: Page): Promise<Text[]> =>
  page.locator("main :is(h1, h2, h3, p)").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        words: element.textContent?.slice(0, 60) ?? "",
        lines: Math.round(element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight)),
      })),
  );

/** How far what is seen has moved, in the unit of Cumulative Layout Shift. */
const noteShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
};

/** Half of what web.dev calls good for a whole visit. */
const seen = 0.05;

/** The letters of two fonts differ one by one, so a text that just fits its last line may not do so in the other. */
const reflowed = 0.08;

for (const [name, path] of realPages.filter(([kind]) => ["home", "service", "article"].includes(kind)))
  test(`nothing that is seen of ${name} moves when the fonts come late, and hardly a text has other lines`, async ({
    page,
  }) => {
    const held: Route[] = [];
    const shifted = await noteShifts(page);
    await page.route(/\.woff2$/, (route) => void held.push(route));
    await page.goto(path, { waitUntil: "commit" });
    await hydrated(page);
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(2);
    const before = await texts(page);
    for (const route of held) await route.continue();
    await expect.poll(() => page.evaluate(() => document.fonts.check("1em Inter"))).toBe(true);
    await fontsArrived(page);
    const after = await texts(page);
    const other = before.filter(({ lines }, index) => lines !== after[index]?.lines);
    expect(after[0]).toEqual(before[0]);
    expect(other.length, JSON.stringify(other)).toBeLessThanOrEqual(before.length * reflowed);
    for (const { words, lines } of other)
      expect(Math.abs(lines - (after.find((text) => text.words === words)?.lines ?? 0))).toBe(1);
    expect(await shifted()).toBeLessThan(seen);
  });
