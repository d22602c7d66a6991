import { expect } from "@playwright/test";
import { test } from "../support/policy-test";
import { site } from "../support/site";

const article = site.posts.find(({ slug }) => slug === "importance-of-brand-identity");
const trail = { name: "Breadcrumbs" };

test("lead from a service to its list and home, by keyboard @html", async ({ page }) => {
  await page.goto("/services/webhosting");
  const breadcrumbs = page.getByRole("navigation", trail);
  await expect(breadcrumbs.getByRole("listitem")).toHaveText(["Home", "Services", "Web Hosting"]);
  await expect(breadcrumbs.getByText("Web Hosting")).toHaveAttribute("aria-current", "page");
  await breadcrumbs.getByRole("link", { name: "Services" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services$/);
  await page.getByRole("navigation", trail).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("navigation", trail)).toHaveCount(0);
});

test("name the topic under the blog @html", async ({ page }) => {
  await page.goto("/blog/tag/seo");
  await expect(page.getByRole("navigation", trail).getByRole("listitem")).toHaveText(["Home", "Blog", "SEO"]);
});

test("call an article by its short title, and leave the page as wide as its screen @html", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/blog/importance-of-brand-identity");
  const items = page.getByRole("navigation", trail).getByRole("listitem");
  await expect(items).toHaveText(["Home", "Blog", article?.seo.title ?? ""]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
