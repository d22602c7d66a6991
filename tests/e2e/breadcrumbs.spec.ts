import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

test("@narrow breadcrumbs with a long title do not make the page overflow", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/blog/long-title");
  const items = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem");
  await expect(items).toHaveText(["Home", "Blog", /./]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
