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

/** What a page has asked the browser to observe, and what it has sent. */
type VisitorWindow = Window & { observed: string[]; sent: string };

/** Makes the browser one of a person whose visits are sampled. Automated browsers are not measured. */
const becomeVisitor = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    const observed: string[] = [];
    Object.assign(window, { observed });
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      observed.push(options?.type ?? "");
      observe.call(this, options);
    };
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((sent) => Object.assign(window, { sent }));
      return sendBeacon(url, body);
    };
  });

const observed = (page: Page) => page.evaluate(() => (window as unknown as VisitorWindow).observed);
const sent = (page: Page) => page.evaluate(() => (window as unknown as VisitorWindow).sent);

/** Hides the page as the browser does, and keeps it alive, so that it can be asked. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

/** The numbers that `npm run vitals` has of services' pages. */
const summary = async () => {
  const { stdout } = await runTool("tools/vitals.ts", ["--json"], siteEnvironment(siteSettings));
  const { lines } = JSON.parse(stdout) as { lines: Line[] };
  return lines.filter(({ page }) => page === "service").map(({ metric, count }) => [metric, count]);
};

test(
  "a visitor's field vitals are sent without personal data, and are in the summary",
  { tag: "@wide" },
  async ({ page, context }) => {
    await becomeVisitor(page);
    await page.goto("/services/sample-one?utm_source=planted");
    await hydrated(page);
    await expect.poll(() => observed(page), { timeout: 30_000 }).toContain("largest-contentful-paint");
    await page.getByRole("heading", { level: 1 }).click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
    const posted = page.waitForRequest("**/api/vitals");
    await hide(page);
    const request = await posted;
    expect((await request.response())?.status()).toBe(204);
    expect(Object.keys(await request.allHeaders())).not.toContain("cookie");
    const { page: kind, values, ...rest } = JSON.parse(await sent(page)) as Record<string, object>;
    expect([kind, rest]).toEqual(["service", {}]);
    expect(Object.keys(values ?? {}).sort()).toEqual([...metricNames].sort());
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await expect.poll(summary, { timeout: 30_000 }).toEqual(metricNames.map((name) => [name, 1]));
  },
);
