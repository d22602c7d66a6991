import { expect, type Page } from "@playwright/test";
import { fontsArrived } from "../support/fonts-arrived";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const isFont = (url: string): boolean => url.endsWith(".woff2");

/** The families of the fonts that an element's letters come from, such as Inter for "Inter Variable". */
const fontsOf = async (page: Page, selector: string): Promise<string[]> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => /^(?:Bricolage|Inter)\b/.exec(familyName)?.[0] ?? "another").sort();
};

const write = async (page: Page, text: string): Promise<void> => {
  await page.goto("/about");
  await hydrated(page);
  await page.locator("h1").evaluate((heading, words) => void (heading.textContent = words), text);
  await fontsArrived(page);
};

test("@wide a page loads two font files of five faces, the text's first, each once, and under 35 kB", async ({
  page,
}) => {
  const loaded: { url: string; size: number }[] = [];
  page.on("response", async (response) => {
    if (isFont(response.url())) loaded.push({ url: response.url(), size: (await response.body()).length });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const styles = (await page.locator("style").allTextContents()).join("");
  const inStyles = [...styles.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url]) => new URL(url ?? "", page.url()).href);
  await expect.poll(() => loaded.length).toBe(2);
  expect(preloaded).toEqual([loaded[0]?.url]);
  expect(loaded[0]?.url).toContain("/inter-");
  expect(inStyles).toHaveLength(5);
  expect(new Set(inStyles)).toEqual(new Set([...inStyles, ...loaded.map(({ url }) => url)]));
  expect(new Set(loaded.map(({ url }) => url)).size).toBe(2);
  expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(35_000);
});

test("@wide a heading is set in its font, and takes a rupee sign from the font of the text", async ({ page }) => {
  await write(page, "Fees from 4,999");
  await expect.poll(() => fontsOf(page, "h1")).toEqual(["Bricolage"]);
  await write(page, "Fees from ₹4,999");
  await expect.poll(() => fontsOf(page, "h1")).toEqual(["Bricolage", "Inter"]);
});

test("@wide a letter that no font of the site has is shown in the visitor's, not as a box", async ({ page }) => {
  await write(page, "Żółw");
  await expect.poll(() => fontsOf(page, "h1")).toEqual(["Bricolage", "another"]);
});

/** Adds up how far a page moves without being asked to (https://web.dev/articles/cls), from its first paint on. */
const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts;
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // What has moved is drawn in the next frame, and told of after it.
          const tell = () => resolve((window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
          requestAnimationFrame(() => requestAnimationFrame(() => window.setTimeout(tell)));
        }),
    );
};

for (const path of ["/", "/services/seo", "/blog/importance-of-brand-identity", "/contact_us"]) {
  test(`nothing on ${path} moves when the fonts arrive after it was drawn`, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    await page.route("**/*.woff2", async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    await expect.poll(() => asked.some((url) => url.includes("/bricolage-grotesque-"))).toBe(true);
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    release();
    await fontsArrived(page);
    expect(await page.evaluate(() => document.fonts.check("700 1rem 'Bricolage Grotesque'"))).toBe(true);
    expect(await shifts()).toBeLessThan(0.01);
  });
}
