import { expect, type Locator, type Page } from "@playwright/test";
import home from "../fixture-site/content/pages/home.json";
import settings from "../fixture-site/content/settings/site.json";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** Opens a page for print from a dark screen: A4 without margins, in CSS pixels. */
const openOnPaper = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 672, height: 986 });
  await page.goto(path);
  if (test.info().project.use.javaScriptEnabled !== false) await hydrated(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
};

for (const path of ["/blog/sample-article", "/services/sample-one", "/industries", "/all-blocks"])
  test(`@wide @html ${path} is printed in the light theme, without interactive elements`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await openOnPaper(page, path);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator(":root")).toHaveCSS("color-scheme", "light only");
    const schemes = await page
      .locator("main section")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).colorScheme));
    expect(schemes.filter((scheme) => !/^light( only)?$/.test(scheme))).toEqual([]);
    await expect(page.getByRole("banner").getByText(settings.name)).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText(settings.email)).toBeVisible();
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveAccessibleName("Breadcrumbs");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    if (path.startsWith("/blog/") && javaScriptEnabled)
      await expect(page.getByRole("progressbar", { includeHidden: true })).toHaveCount(1);
    for (const role of ["button", "radio", "progressbar"] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    for (const heading of await page.getByRole("main").getByRole("heading", { level: 2 }).all())
      // 17 pt; 72 pt are 96 px.
      expect(parseFloat(await heading.evaluate((element) => getComputedStyle(element).fontSize))).toBeLessThan(22.7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(672);
  });

test("@wide @html elements not yet animated into view are printed in place", async ({ page }) => {
  await openOnPaper(page, "/services/sample-one");
  const tiles = page.getByRole("region", { name: "What is included" }).getByRole("listitem");
  await expect(tiles).toHaveCount(4);
  for (const tile of await tiles.all()) await expect(tile).toHaveCSS("translate", "none");
});

/** The position of an element on the page. */
const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test("@wide @html the home page is legible when printed without backgrounds", async ({ page }) => {
  await openOnPaper(page, "/");
  await expect(page.getByRole("heading", { level: 1 }).locator("span")).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
  const cards = page.getByRole("region", { name: home.industries.heading }).getByRole("listitem");
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await expect(card.locator("> div")).toHaveCSS("background-image", "none");
    // The layout may still move between two measurements.
    await expect(async () => {
      const title = await boxOf(card.getByRole("heading"));
      expect(title.top).toBeGreaterThan((await boxOf(card.locator("picture"))).bottom);
      expect(title.bottom).toBeLessThan((await boxOf(card)).bottom - 16);
    }).toPass();
  }
});

for (const path of ["/", "/all-blocks"])
  test(`@wide @html the video on ${path} is printed as its poster image, filling the frame`, async ({ page }) => {
    await openOnPaper(page, path);
    const frame = page.locator("div:has(> picture + video)").first();
    await expect(frame.locator("video")).toBeHidden();
    await expect(frame.getByRole("button")).toHaveCount(0);
    expect((await boxOf(frame)).height).toBe((await boxOf(frame.locator("img"))).height);
  });

for (const path of ["/", "/all-blocks", "/contact_us"])
  test(`@wide @html an empty form on ${path} is not printed, but its reference is`, async ({ page }) => {
    await openOnPaper(page, path);
    await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
    const form = page.locator("main form").first();
    await form.evaluate((element) => element.insertAdjacentHTML("beforeend", "<p data-notice>7K3M-9Q2X</p>"));
    await expect(form.getByText("7K3M-9Q2X")).toBeVisible();
  });

test("@wide @html the section of a form is printed only with a notice in the form", async ({ page }) => {
  await openOnPaper(page, "/contact_us");
  const part = page.getByRole("region", { name: "Write to us", includeHidden: true });
  await expect(part).toBeHidden();
  await expect(page.getByRole("region", { name: "Reach us directly" })).toBeVisible();
  await part.locator("form").evaluate((element) => element.insertAdjacentHTML("beforeend", "<p data-notice>Sent</p>"));
  await expect(part.getByRole("heading")).toBeVisible();
});

test("@wide @html a confirmation is printed on one sheet", async ({ page }) => {
  await openOnPaper(page, "/enquiry_received");
  expect((await boxOf(page.locator("html"))).height).toBeLessThanOrEqual(986);
});

test("@wide @html collapsed FAQ answers are printed", async ({ page }) => {
  await openOnPaper(page, "/services/sample-one");
  await expect(page.getByText("Yes, and this is a short answer.")).toBeVisible();
});

test("@wide @html an article prints the URLs of its links to other sites", async ({ page }) => {
  await openOnPaper(page, "/blog/sample-article");
  const link = page.getByRole("article").locator("p a").first();
  const url = "https://www.w3.org/TR/css-page-3/";
  await link.evaluate((element, href) => element.setAttribute("href", href), url);
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(url);
});

test("@wide @html an image in an article is printed smaller, with its aspect ratio kept", async ({ page }) => {
  await openOnPaper(page, "/blog/sample-article");
  const picture = page.getByRole("article").locator("p picture img");
  expect((await boxOf(picture)).height).toBeLessThan(230);
  await expect(picture).toHaveCSS("object-fit", "contain");
});

test("@wide @html sheets may end within an article, but not within the contact details", async ({ page }) => {
  await openOnPaper(page, "/blog/sample-article");
  // Firefox does not end a sheet within a grid row.
  const around = page.locator("main :has(article p)");
  expect(await around.evaluateAll((all) => all.map((one) => getComputedStyle(one).display))).not.toContain("grid");
  await expect(page.getByRole("contentinfo")).toHaveCSS("break-inside", "avoid");
});
