import { expect, type Page } from "@playwright/test";
import { answering, filled, formOn } from "../support/enquiry-page";
import { countingAt, startHitRecorder } from "../support/hit-recorder";
import { openHydrated } from "../support/hydrated";
import { test as base } from "../support/policy-test";
import { port } from "../support/tested-site";

const site = `http://127.0.0.1:${port}`;

const test = base.extend<{ recorder: Awaited<ReturnType<typeof startHitRecorder>> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  recorder: async ({}, provide) => {
    const recorder = await startHitRecorder();
    await provide(recorder);
    await recorder.close();
  },
});

// Chromium blocks requests to the local recorder without this permission.
test.use({ permissions: ["local-network-access"] });

/** Requested scripts of the analytics chunk. */
const analyticsScripts = (page: Page): string[] => {
  const found: string[] = [];
  page.on("request", (request) => {
    if (/\/analytics-[^/]+\.js/.test(request.url())) found.push(request.url());
  });
  return found;
};

/** Prevents Chromium's dialog for opening another program, which takes the next click. */
const openNoProgram = (page: Page) =>
  page.evaluate(() => {
    addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a[href^='tel:']")) event.preventDefault();
    });
  });

/** Simulates a hidden page, as when switching tabs. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

test.describe("visits", { tag: "@wide" }, () => {
  for (const provider of ["plausible", "umami", "matomo"])
    test(`are counted by ${provider}: pages, contacts, enquiries and web vitals, without cookies or names`, async ({
      page,
      recorder,
    }) => {
      const { host, hits, bodies, cookies } = recorder;
      await countingAt(page, { provider, host, site: "sample" }, site);
      await answering(page);
      const scripts = analyticsScripts(page);
      await openHydrated(page, "/services/lamp-shops?utm_source=news#questions");
      await expect.poll(() => hits.length).toBe(1);
      expect(scripts).toHaveLength(1);
      await page.getByRole("main").getByRole("link", { name: "Get Quote" }).click();
      await expect
        .poll(() => hits.map(({ url }) => url.replace(site, "")))
        .toEqual(["/services/lamp-shops?utm_source=news", "/contact_us?service=lamp-shops"]);
      expect([undefined, await page.title()]).toContain(hits[1]?.title);
      await openNoProgram(page);
      await page.locator("main a[href^='tel:']").first().click();
      await formOn(page).send();
      await hide(page);
      await expect
        .poll(() => hits.map(({ event }) => event))
        .toEqual([undefined, undefined, "Contact", "Enquiry", "Web Vitals"]);
      const [, , contact, enquiry, vitals] = hits.map(({ properties }) => JSON.stringify(properties));
      expect(contact).toMatch(/phone/);
      expect(enquiry).toMatch(/contact.*Lamp Shops/);
      expect(vitals).toMatch(/CLS/);
      // Of the page that was loaded.
      expect(hits.at(-1)?.url).toBe(hits[0]?.url);
      expect(hits.map(({ site: counted }) => counted)).toEqual(hits.map(() => "sample"));
      expect(bodies.join()).not.toMatch(new RegExp([filled.firstName, filled.lastName, filled.email].join("|")));
      expect([...cookies, ...(await page.context().cookies())]).toEqual(hits.map(() => ""));
    });

  for (const [where, provider, siteUrl, signals] of [
    ["without a provider in the settings", "none", site, {}],
    ["under Do Not Track", "plausible", site, { doNotTrack: "1" }],
    ["under Global Privacy Control", "plausible", site, { globalPrivacyControl: true }],
    ["on a copy of the site at another host", "plausible", "https://other.example", {}],
  ] as const)
    test(`are not counted, and no analytics script is loaded, ${where}`, async ({ page, recorder }) => {
      await countingAt(page, { provider, host: recorder.host, site: "sample" }, siteUrl);
      await page.addInitScript((given) => {
        for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value });
      }, signals);
      const scripts = analyticsScripts(page);
      await openHydrated(page, "/about");
      await page.getByRole("main").getByRole("link").first().click();
      await page.waitForLoadState("networkidle");
      expect([...scripts, ...recorder.hits]).toEqual([]);
    });
});
