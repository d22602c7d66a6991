import { expect, type Page } from "@playwright/test";
import { metricNames } from "../../src/domain/vitals/metrics";
import type { Line } from "../../tools/vitals/summary";
import { runTool } from "../support/command-line";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { siteEnvironment } from "../support/site-process";
import { siteSettings } from "../support/tested-site";

// A busy machine is slow to find an idle moment, which is what measuring waits for.
test.describe.configure({ timeout: 90_000 });

interface Visitor {
  /** What the lot is, from 0 to 1: the smallest are measured. */
  lot?: number;
  globalPrivacyControl?: boolean;
  doNotTrack?: string;
  connection?: { saveData: boolean };
}

/** Notes on the window of each page what it asks the browser to observe, and what it sends. */
interface Noted {
  observed: string[];
  sent: { url: string; body: string }[];
}

/** Makes the browser one that a person uses, whose visits are drawn. Programs are not measured. */
const comeAs = (page: Page, visitor: Visitor = {}) =>
  page.addInitScript(({ lot = 0, ...asked }: Visitor) => {
    Math.random = () => lot;
    for (const [name, value] of Object.entries({ webdriver: false, ...asked }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    const noted: Noted = { observed: [], sent: [] };
    Object.assign(window, { noted });
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      noted.observed.push(options?.type ?? "");
      observe.call(this, options);
    };
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => noted.sent.push({ url: url.toString(), body: text }));
      return sendBeacon(url, body);
    };
  }, visitor);

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

const measured = (page: Page) =>
  expect.poll(async () => (await noted(page)).observed, { timeout: 30_000 }).toContain("largest-contentful-paint");

/** A click that the page has answered, and the time that the browser takes to tell of it. */
const interact = async (page: Page) => {
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
};

/** Hides the page as the browser does, and lets it live, so that it can be asked. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

/** What `npm run vitals` says of a kind of page. */
const vitalsOf = async (kind: string): Promise<Line[]> => {
  const { stdout } = await runTool("tools/vitals.ts", ["--json"], siteEnvironment(siteSettings));
  const { lines } = JSON.parse(stdout) as { lines: Line[] };
  return lines.filter(({ page }) => page === kind);
};

const storage = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort());

test("@wide what a visitor's browser measures is in the list once the page is left", async ({ page }) => {
  await comeAs(page);
  await page.goto("/about");
  await hydrated(page);
  await measured(page);
  await interact(page);
  await page.goto("about:blank");
  await expect.poll(() => vitalsOf("about"), { timeout: 30_000 }).not.toEqual([]);
  const lines = await vitalsOf("about");
  expect(lines.map(({ metric, count }) => [metric, count])).toEqual(metricNames.map((name) => [name, 1]));
  const largest = lines.find(({ metric }) => metric === "LCP");
  expect(largest?.p75).toBeGreaterThan(0);
});

test("a report has nothing but the kind of page and five numbers, and touches no cookie and no storage", async ({
  page,
  context,
}) => {
  await page.goto("/services/seo");
  await hydrated(page);
  const before = await storage(page);
  await comeAs(page);
  await page.goto("/services/seo?utm_source=planted");
  await hydrated(page);
  await measured(page);
  await interact(page);
  const posted = page.waitForRequest("**/api/vitals");
  await hide(page);
  const request = await posted;
  expect((await request.response())?.status()).toBe(204);
  expect(Object.keys(await request.allHeaders())).not.toContain("cookie");
  const { sent } = await noted(page);
  expect(sent.map(({ url }) => url)).toEqual(["/api/vitals"]);
  const { page: kind, values, ...rest } = JSON.parse(sent[0]?.body ?? "") as Record<string, object>;
  expect([kind, rest]).toEqual(["service", {}]);
  expect(Object.keys(values ?? {}).sort()).toEqual([...metricNames].sort());
  expect(Object.values(values ?? {}).filter((value) => !Number.isInteger(value))).toEqual([]);
  expect(sent[0]?.body.length).toBeLessThan(200);
  expect(await storage(page)).toEqual(before);
  expect(await context.cookies()).toEqual([]);
});

test("@wide what happens on a later page is not said of the first", async ({ page }) => {
  await comeAs(page);
  await page.goto("/industries");
  await hydrated(page);
  await measured(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL("/about");
  const posted = page.waitForRequest("**/api/vitals");
  await hide(page);
  await posted;
  const { sent } = await noted(page);
  expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ page: "industries" });
});

for (const [what, visitor] of [
  ["is not drawn", { lot: 0.1 }],
  ["uses Global Privacy Control", { globalPrivacyControl: true }],
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["saves data", { connection: { saveData: true } }],
] as const) {
  test(`@wide a visitor who ${what} loads nothing for it and sends nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/about");
    await hydrated(page);
    const before = new Set(asked.splice(0));
    await comeAs(page, visitor);
    await page.goto("/about");
    await hydrated(page);
    await interact(page);
    await interact(page);
    await hide(page);
    await interact(page);
    expect(asked.filter((url) => !before.has(url))).toEqual([]);
    // The page itself waits for its first paint, after which the headings' font comes.
    expect(await noted(page)).toEqual({ observed: ["paint"], sent: [] });
  });
}
