import { expect } from "@playwright/test";
import { openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

test.describe("on a wide screen", { tag: "@wide" }, () => {
  test("the header links to the main pages and marks the current one", { tag: "@html" }, async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    for (const [name, path] of [
      ["SERVICES", "/services"],
      ["ABOUT US", "/about"],
      ["INDUSTRIES", "/industries"],
      ["BLOG", "/blog"],
    ] as const) {
      await header.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(header.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    }
    await header.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact_us");
  });

  test("quick contacts open by keyboard and close on Escape or a click outside", { tag: "@html" }, async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Quick contacts" });
    const panel = page.locator("#quick-contacts");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("link")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(panel).toBeHidden();
  });

  test("the skip link moves the focus past the header", { tag: "@html" }, async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#content");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("a link in Markdown text navigates without reloading the document", async ({ page }) => {
    await openHydrated(page, "/services/sample-one");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("main").getByRole("link", { name: "link to another sample" }).click();
    await expect(page).toHaveURL("/services/sample-two");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("a link works when the page's data cannot be fetched", async ({ page }) => {
    await openHydrated(page, "/services");
    await page.route("**/page-data/blog/page-data.json", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
