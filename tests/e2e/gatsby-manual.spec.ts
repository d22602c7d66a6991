import { expect } from "@playwright/test";
import { hydrated, navigate, openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const manualMeta = "head > meta[name='manual']";
const ran = (html: HTMLElement) => html.dataset["manual"];

test.beforeEach(async ({ page }) => {
  const body = 'document.documentElement.dataset.manual = "ran"';
  await page.route("**/manual-script.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
});

test("@wide Gatsby's Head API and Script component work on the first page load", async ({ page }) => {
  await page.goto("/gatsby_manual");
  await expect(page).toHaveTitle("A title by the manual");
  await expect(page.locator(manualMeta)).toHaveCount(1);
  expect(await page.locator("html").evaluate(ran)).toBeUndefined();
  await hydrated(page);
  await expect.poll(() => page.locator("html").evaluate(ran)).toBe("ran");
});

test("@wide Gatsby's Head API and Script component work after a navigation", async ({ page }) => {
  await openHydrated(page, "/about");
  await navigate(page, "/gatsby_manual");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A page by the manual");
  await expect(page.locator(manualMeta)).toHaveCount(1);
  await expect.poll(() => page.locator("html").evaluate(ran)).toBe("ran");
});
