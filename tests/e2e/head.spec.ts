import { expect } from "@playwright/test";
import { test } from "../support/policy-test";
import { hydrated } from "../support/hydrated";
import { everyPage } from "../support/site";

const about = everyPage.find(({ path }) => path === "/about");
const head = (selector: string) => `head ${selector}`;

test("describes the page that a link has shown, and no other", async ({ page }) => {
  await page.goto("/services/seo");
  await hydrated(page);
  await expect(page.locator(head('script[type="application/ld+json"]'))).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveTitle(new RegExp(`^${about?.seo.title}`));
  await expect(page.locator(head('meta[name="description"]'))).toHaveAttribute("content", about?.seo.description ?? "");
  await expect(page.locator(head('meta[property="og:title"]'))).toHaveAttribute("content", about?.seo.title ?? "");
  for (const selector of ['link[rel="canonical"]', 'meta[property="og:url"]'])
    await expect(page.locator(head(selector))).toHaveCount(1);
  await expect(page.locator(head('link[rel="canonical"]'))).toHaveAttribute("href", /\/about$/);
  await expect(page.locator(head('link[type="text/markdown"]'))).toHaveAttribute("href", /\/about\.md$/);
  await expect(page.locator(head('script[type="application/ld+json"]'))).toHaveCount(0);
});

test("@wide keeps its structured data while a visitor moves on the page", async ({ page }) => {
  await page.goto("/blog/boost-your-business-with-seo");
  await hydrated(page);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator(head('script[type="application/ld+json"]'))).toHaveCount(1);
});
