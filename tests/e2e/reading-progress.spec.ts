import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const article = "/blog/boost-your-business-with-seo";
const barOn = (page: Page) => page.getByRole("progressbar", { name: "Reading progress" });

const scrollTo = (page: Page, part: number) =>
  page.evaluate((share) => {
    const range = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: range * share, behavior: "instant" });
  }, part);

/** How wide the bar is, from 0 to 1. */
const barWidth = (page: Page) =>
  page.evaluate(() => {
    // The header follows the scroll position as well.
    const target = document
      .getAnimations()
      .filter(({ timeline }) => timeline?.constructor.name === "ScrollTimeline")
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .find((element) => element?.closest("header") === null);
    return target === undefined || target === null
      ? undefined
      : target.getBoundingClientRect().width / document.documentElement.clientWidth;
  });

test("reading progress follows the reader, to the end and back", async ({ page }) => {
  await page.goto(article);
  await hydrated(page);
  const bar = barOn(page);
  await expect(bar).toHaveAttribute("aria-valuenow", "0");
  for (const [part, percent] of [
    [0.5, 50],
    [1, 100],
    [0.25, 25],
    [0, 0],
  ] as const) {
    await scrollTo(page, part);
    await expect(bar).toHaveAttribute("aria-valuenow", String(percent));
    await expect(bar).toHaveText(`${percent}%`);
  }
  await expect(bar).toHaveAttribute("aria-valuemin", "0");
  await expect(bar).toHaveAttribute("aria-valuemax", "100");
  expect(await bar.evaluate((element) => element.closest("[aria-live], [role=status], [role=alert]"))).toBeNull();
});

test("the figure is right again when the window or the page changes its size", async ({ page }) => {
  await page.goto(article);
  await scrollTo(page, 1);
  const bar = barOn(page);
  await expect(bar).toHaveText("100%");
  /** What the figure should be: with the document's size read at this moment. */
  const wanted = () =>
    page.evaluate(() => {
      const range = document.documentElement.scrollHeight - window.innerHeight;
      return `${Math.round((window.scrollY / range) * 100)}%`;
    });
  const agrees = async () => (await bar.textContent()) === (await wanted());
  await page.evaluate(() => {
    const more = document.createElement("div");
    more.style.height = "3000px";
    document.body.append(more);
  });
  await expect(bar).not.toHaveText("100%");
  await expect.poll(agrees).toBe(true);
  await page.setViewportSize({ width: 700, height: 400 });
  await expect.poll(agrees).toBe(true);
});

test("@html the browser itself moves the bar, with scripts or without", async ({ page }) => {
  await page.goto(article);
  await expect.poll(() => barWidth(page)).toBe(0);
  await scrollTo(page, 0.5);
  await expect.poll(() => barWidth(page)).toBeCloseTo(0.5, 1);
  await scrollTo(page, 1);
  await expect.poll(() => barWidth(page)).toBeCloseTo(1, 2);
});

test("where the browser cannot, the script moves the bar", async ({ page }) => {
  await page.goto(article);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline?.constructor.name === "ScrollTimeline")
        ((animation.effect as KeyframeEffect).target as HTMLElement).style.animation = "none";
  });
  await scrollTo(page, 0.5);
  await expect(barOn(page)).toHaveText("50%");
  const bar = page.locator("[style*='scaleX']");
  expect(await bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)).toBeCloseTo(0.5, 2);
});

test("scrolling lays nothing out, but for the figure when it changes", async ({ page }) => {
  await page.goto(article);
  // A picture that comes while layouts are counted would add one of its own.
  for (const picture of await page.locator("main picture img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await scrollTo(page, 0.5);
  const bar = barOn(page);
  await expect(bar).toHaveText("50%");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
  };
  /** Scrolls in the given number of frames; tells how many figures were seen. */
  const scroll = (frames: number, step: number) =>
    page.evaluate(
      async ([count, by]) => {
        const figure = document.querySelector("[role=progressbar]")?.firstChild as CharacterData;
        let changes = 0;
        const watcher = new MutationObserver((records) => (changes += records.length));
        watcher.observe(figure, { characterData: true });
        const frame = () => new Promise(requestAnimationFrame);
        for (let index = 0; index < count; index += 1) {
          window.scrollBy({ top: by, behavior: "instant" });
          await frame();
        }
        await frame();
        await frame();
        watcher.disconnect();
        return changes;
      },
      [frames, step] as const,
    );
  // Half a pixel to and fro stays within the percent.
  const before = await layouts();
  for (let index = 0; index < 10; index += 1) {
    expect(await scroll(1, 2)).toBe(0);
    expect(await scroll(1, -2)).toBe(0);
  }
  expect(await layouts()).toBe(before);
  const changes = await scroll(60, 10);
  expect(changes).toBeGreaterThan(3);
  expect((await layouts()) - before).toBeLessThanOrEqual(changes + 2);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 } });

    test("the figure is readable on a small screen and lies over little of the text", async ({ page }) => {
      await page.goto(article);
      await scrollTo(page, 1);
      const bar = barOn(page);
      await expect(bar).toHaveText("100%");
      expect(await bar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      const box = await bar.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(48);
      expect(box?.height).toBeLessThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      const { violations } = await new AxeBuilder({ page }).include("[role=progressbar]").analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });

    test("bar and figure are seen where the visitor's colours are forced", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(article);
      await scrollTo(page, 1);
      const bar = barOn(page);
      await expect(bar).toHaveText("100%");
      const colors = await bar.evaluate((element) => {
        const figure = getComputedStyle(element);
        const line = getComputedStyle(element.previousElementSibling as Element);
        const page = getComputedStyle(document.body).backgroundColor;
        return { page, figure: figure.color, behind: figure.backgroundColor, line: line.borderTopColor };
      });
      expect(colors.figure).not.toBe(colors.behind);
      expect(colors.line).not.toBe(colors.page);
    });
  });
}
