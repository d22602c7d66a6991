import { expect } from "@playwright/test";
import { headingFamily } from "../../src/theme/tokens";
import { fontsArrived } from "../support/fonts-arrived";
import { holdRequests } from "../support/held-requests";
import { watchLayoutShift } from "../support/layout-shift";
import { test } from "../support/policy-test";

const headingFile = `/${headingFamily.toLowerCase().replaceAll(" ", "-")}-`;

test("@wide a page loads two font files of under 35 kB in total, and preloads the body font", async ({ page }) => {
  const fonts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) fonts.set(response.url(), (await response.body()).length);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await fontsArrived(page);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await expect.poll(() => [...fonts.keys()]).toEqual([preloaded[0], expect.stringContaining(headingFile)]);
  expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(35_000);
});

for (const path of ["/", "/services/sample-one", "/blog/sample-article"])
  test(`late fonts cause no layout shift on ${path}`, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    const deliver = await holdRequests(page, /\.woff2$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    await deliver();
    await fontsArrived(page);
    expect(await layoutShift()).toBeLessThan(0.01);
  });
