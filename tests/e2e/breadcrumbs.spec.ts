import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

const breadcrumbs = { name: "Breadcrumbs" };

test("@wide @html breadcrumbs lead from a service to its list and home, by keyboard", async ({ page }) => {
  await page.goto("/services/sample-one");
  const trail = page.getByRole("navigation", breadcrumbs);
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Services", "Sample Service One"]);
  await expect(trail.getByText("Sample Service One")).toHaveAttribute("aria-current", "page");
  await trail.getByRole("link", { name: "Services" }).press("Enter");
  await expect(page).toHaveURL("/services");
  await trail.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(trail).toHaveCount(0);
});

test("@narrow breadcrumbs of a long title leave the page as wide as its screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/blog/long-title");
  const items = page.getByRole("navigation", breadcrumbs).getByRole("listitem");
  await expect(items).toHaveText(["Home", "Blog", /./]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
