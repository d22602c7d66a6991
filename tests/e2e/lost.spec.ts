import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

test("@html an unknown address answers 404 and leads on", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(2);
});

test("@html an unknown article says so and leads to the blog", async ({ page }) => {
  const response = await page.goto("/blog/no-such-article");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog post not found.");
  await page.getByRole("main").locator("a[href='/blog']").click();
  await expect(page).toHaveURL("/blog");
});

for (const address of ["/blog/tag/no-such-topic", "/blog/page/2", "/blog/tag/seo/page/99"]) {
  test(`@html ${address}, which is no article's, answers 404 and leads to the blog`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found.");
    await page.getByRole("main").locator("a[href='/blog']").click();
    await expect(page).toHaveURL("/blog");
  });
}

for (const [from, to] of [
  ["/contact", "/contact_us"],
  ["/services/graphicgesigz", "/services/graphicgesign"],
  ["/services/graphicdesign", "/services/graphicgesign"],
  ["/services/digitalmarketing", "/services/DigitalMarketing"],
  ["/services/ecommercedevelopment", "/services/Ecommercedevelopment"],
  ["/services/domain", "/services/Domain"],
  ["/Services/SEO/", "/services/seo"],
  ["/industries/digital-transformation", "/industries/enterpriseind"],
  ["/industries/education", "/industries/educationind"],
  ["/industries/ecommerce", "/industries/ecommerceandretail"],
]) {
  test(`@html ${from} leads to ${to}`, async ({ page }) => {
    const response = await page.goto(from ?? "");
    await expect(page).toHaveURL(to ?? "");
    const moved = await response?.request().redirectedFrom()?.response();
    expect(moved?.status()).toBe(301);
  });
}
