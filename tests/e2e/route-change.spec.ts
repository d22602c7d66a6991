import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Chooses a link of the footer, which is far from the top of any page. */
const choose = async (page: Page, name: string) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await link.focus();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  await page.keyboard.press("Enter");
};

/** Goes to an address as a link of the site does. */
const follow = (page: Page, to: string) =>
  page.evaluate((address) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(address), to);

test.beforeEach(async ({ page }) => {
  await page.goto("/services/seo");
  await hydrated(page);
});

test("the new page's heading has the focus and its title is announced", async ({ page }) => {
  await choose(page, "About Us");
  await expect(page).toHaveURL("/about");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toHaveText(await page.title());
  await expect(page.locator("#gatsby-announcer")).toContainText("Tarang Digital");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link")).toBeFocused();
});

test("the page scrolls to the top, smoothly", async ({ page }) => {
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const keep = () => location.pathname === "/contact_us" && places.add(Math.round(window.scrollY));
    window.addEventListener("scroll", keep);
  });
  await choose(page, "Contact Us");
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
  // A leap would pass at most two: the end of a shorter page, and its top.
  expect(places.length).toBeGreaterThan(2);
});

test.describe("where no motion is wanted", () => {
  test.use({ reducedMotion: "reduce" });

  test("the new page is at its top at once", async ({ page }) => {
    await choose(page, "Contact Us");
    await expect(heading(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  });
});

test("back and forward lead to where the reader was", async ({ page }) => {
  await choose(page, "About Us");
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goBack();
  await expect(heading(page)).toHaveText("Show up when a buyer is already searching");
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  await page.goForward();
  await expect(page).toHaveURL("/about");
  // Browsers keep what is on the screen in its place while pictures and fonts arrive.
  await expect.poll(async () => Math.abs((await scrolled(page)) - 400)).toBeLessThan(10);
});

test("a hash leads to its target, which has the focus", async ({ page }) => {
  await follow(page, "/contact_us?service=seo#enquiry");
  const form = page.locator("#enquiry");
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
  await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("Search Engine Optimization");
});

test("a hash that names nothing leads to the top", async ({ page }) => {
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await follow(page, "/about#nothing-of-the-kind");
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("a plain link to a place on the page stays the browser's", async ({ page }) => {
  await page.goto("/blog/boost-your-business-with-seo");
  await hydrated(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("nav a[href^='#']")?.click());
  await expect(page).toHaveURL(/#first-/);
  const place = page.getByRole("heading", { level: 2, name: /^First, check/ });
  await expect(place).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeLessThan(400);
});
