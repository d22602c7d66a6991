import { expect, type Page } from "@playwright/test";
import blog from "../fixture-site/content/pages/blog.json";
import { holdRequests } from "../support/held-requests";
import { hydrated, navigate, openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a footer link, far from the top of any page. */
const follow = async (page: Page, name: string) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await link.focus();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  await page.keyboard.press("Enter");
};

test.describe("a route change", { tag: "@wide" }, () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/services/lamp-shops");
  });

  test("focuses the new heading, announces the new title and updates the head", async ({ page }) => {
    const structuredData = page.locator('head script[type="application/ld+json"]');
    await expect(structuredData).toHaveCount(1);
    await follow(page, "About Us");
    await expect(page).toHaveURL("/about");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle("Sample page: about | Sample Studio");
    await expect(page.locator("#gatsby-announcer")).toHaveText(await page.title());
    const description = page.locator('head meta[name="description"]');
    await expect(description).toHaveAttribute("content", /^A description of the sample page about,/);
    const canonical = page.locator('head link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", "https://sample.example/about");
    await expect(structuredData).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link")).toBeFocused();
  });

  test("within a page or between pages is undone by Back, with the scroll position restored", async ({ page }) => {
    // A smooth scroll in progress would override the browser's scroll restoration.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/blog/sample-article");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.getByRole("navigation", { name: blog.contentsHeading }).getByRole("link").last().click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    await follow(page, "About Us");
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/blog/sample-article");
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  });

  test("by Back restores the scroll position from before hydration", async ({ page }) => {
    await page.goto("/services/lamp-shops");
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "ABOUT US", exact: true }).click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/services/lamp-shops");
    await expect.poll(() => scrolled(page)).toBe(600);
    await page.goForward();
    await expect(heading(page)).toBeFocused();
  });

  test("does not affect the browser's own scroll position on a page load", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => window.scrollTo({ top: 600 }));
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("600");
    await page.goto("/about");
    await openHydrated(page, "/services/lamp-shops");
    expect(await scrolled(page)).toBe(0);
    await navigate(page, "/services/lamp-shops#questions");
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await scrolled(page)).toBe(0);
  });

  test("that takes long shows a bar at the top until the page is there", async ({ page }) => {
    const deliver = await holdRequests(page, "**/page-data/blog/page-data.json");
    const bar = () => page.evaluate(() => getComputedStyle(document.documentElement, "::before").borderTopWidth);
    await openHydrated(page, "/about");
    await follow(page, "Blog");
    await expect.poll(bar).toBe("4px");
    await expect(page).toHaveURL("/about");
    await deliver();
    await expect(page).toHaveURL("/blog");
    expect(await bar()).toBe("0px");
  });

  test("jumps to the top at once with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await follow(page, "Contact Us");
    await expect(heading(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  });

  test("to a form field focuses it, and leaves it in the tab order", async ({ page }) => {
    await navigate(page, "/contact_us#enquiry-email");
    const email = page.getByLabel("Email");
    await expect(email).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(email).toBeFocused();
  });

  test("with a hash focuses its target, or the heading if there is no such target", async ({ page }) => {
    await navigate(page, "/contact_us?service=lamp-shops#enquir%79");
    const form = page.locator("#enquiry");
    await expect(form).toBeFocused();
    await expect(form).toBeInViewport();
    await navigate(page, "/about#no-such-id");
    await expect(page).toHaveURL("/about#no-such-id");
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});
