import { expect, type Page } from "@playwright/test";
import { coveredControls, cutTexts, standingOut } from "../support/lost-text";
import { openPage, openStates } from "../support/open-states";
import { realPages } from "../support/page-kinds";
import { test } from "../support/policy-test";

/** What is lost on a page as it is now. */
const losses = async (page: Page) => ({
  out: await standingOut(page),
  cut: await cutTexts(page),
  covered: await coveredControls(page),
});

const nothing = { out: [], cut: [], covered: [] };

/** WCAG 1.4.12: what a reader may set, and what has to stay readable then. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

for (const [name, path] of realPages) {
  // 640 px are 1280 at a zoom of 200 %.
  test(`@wide nothing of ${name} is lost on any screen`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [320, 360, 640, 820, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, out: await standingOut(page), cut: await cutTexts(page) }).toEqual({ width, out: [], cut: [] });
    }
  });

  test(`@wide nothing of ${name} is lost where text is twice as large`, async ({ page }) => {
    await openPage(page, path);
    // As the browser's own setting does it: what is measured in em follows, that of media queries too.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [390, 640, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, ...(await losses(page)) }).toEqual({ width, ...nothing });
    }
  });

  test(`nothing of ${name} is lost where a reader spaces the text`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    expect(await losses(page)).toEqual(nothing);
  });

  test(`@wide most of a screen is left for ${name} at a zoom of 400 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, path);
    expect(await standingOut(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
    // Shares of the screen, found at a grid of points.
    const fixed = await page.evaluate(() => {
      const points = Array.from({ length: 256 }, (_, index) => [
        (index % 16) * 20 + 10,
        Math.floor(index / 16) * 16 + 8,
      ]);
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
      return points.filter(([x = 0, y = 0]) => isFixed(document.elementFromPoint(x, y))).length / points.length;
    });
    expect(fixed).toBeLessThan(0.5);
  });
}

for (const [name, open] of Object.entries(openStates))
  for (const [width, height] of [
    [320, 640],
    [320, 256],
  ] as const)
    test(`@narrow the open ${name} fits at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, "/about");
      const opened = await open(page);
      await expect(opened).toBeInViewport({ ratio: 1 });
      expect(await standingOut(page)).toEqual([]);
      expect(await cutTexts(page)).toEqual([]);
    });
