import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const article = "/blog/boost-your-business-with-seo";
const service = "/services/seo";

/** A page as it goes to the printer of someone whose screen is dark: A4 without its margins, in CSS pixels. */
const onPaper = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 672, height: 986 });
  await page.goto(path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
};

for (const path of [article, service]) {
  test.describe(`${path} on paper`, () => {
    test("is dark on white, with the name on top and the contact details at the end @html", async ({ page }) => {
      await onPaper(page, path);
      const body = await page.evaluate(() => getComputedStyle(document.body));
      expect(body.backgroundColor).toBe("rgb(255, 255, 255)");
      expect(body.color).toBe("rgb(23, 21, 59)");
      await expect(page.getByRole("banner").getByText("Tarang Digital")).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText("hello@tarang.example")).toBeVisible();
      const footer = await page.getByRole("contentinfo").evaluate((element) => getComputedStyle(element).color);
      expect(footer).toBe("rgb(85, 83, 122)");
    });

    test("has headings of paper's sizes @html", async ({ page }) => {
      await onPaper(page, path);
      const sizes = await page
        .getByRole("main")
        .getByRole("heading", { level: 2 })
        .filter({ visible: true })
        .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
      expect(sizes.length).toBeGreaterThan(1);
      // 17 points, of which 72 are an inch of 96 pixels.
      for (const size of sizes) expect(Number.parseFloat(size)).toBeLessThanOrEqual((17 * 96) / 72 + 0.01);
    });

    test("has nothing on it that only works on a screen @html", async ({ page }) => {
      await onPaper(page, path);
      // The trail is read on paper too: there it says what a page is about whose headline is a slogan.
      await expect(page.getByRole("navigation").filter({ visible: true })).toHaveAccessibleName("Breadcrumbs");
      await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("group", { name: "Theme" }).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("progressbar").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("region", { name: /go well with|read next|^Describe|^Did we/i })).toHaveCount(0);
    });

    test("fits the width of the paper @html", async ({ page }) => {
      await onPaper(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(672);
    });
  });
}

test("answers that are closed on the screen are open on paper @html", async ({ page }) => {
  await onPaper(page, service);
  const question = page.getByRole("group").filter({ hasText: "What does the free audit cover?" });
  expect(await question.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(false);
  await expect(question.getByRole("paragraph")).toBeVisible();
});

test("figures that still wait to be counted are printed as they are", async ({ page }) => {
  await page.goto(service);
  await hydrated(page);
  const figure = page.getByRole("definition").first();
  await expect(figure.getByText("0+", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(figure.getByText("0+", { exact: true })).toBeHidden();
  await expect(figure.getByText("850+")).toHaveCSS("opacity", "1");
});

test("an article says where its links to other sites lead @html", async ({ page }) => {
  await onPaper(page, article);
  await page.getByRole("article").evaluate((element) => {
    const link = element.querySelector("p a");
    link?.setAttribute("href", "https://www.w3.org/TR/css-page-3/");
    link?.setAttribute("data-far", "");
  });
  const printed = await page.locator("[data-far]").evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toContain("https://www.w3.org/TR/css-page-3/");
});
