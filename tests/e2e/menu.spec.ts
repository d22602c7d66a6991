import { expect, type Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests";
import { openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const menu = (page: Page) => page.locator("#menu");
const toggle = (page: Page) => page.getByRole("button", { name: "Toggle menu" });

/** The focused element if it is neither the menu nor its button. */
const focusOutside = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body || element?.closest("#menu, [popovertarget=menu]")) return "";
    return element?.textContent ?? "nothing";
  });

test.describe("the menu", { tag: "@narrow" }, () => {
  test("closes on Escape, returns the focus and unlocks scrolling", { tag: "@html" }, async ({ page }) => {
    await page.goto("/");
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
  });

  test.describe("opened by keyboard", () => {
    test.beforeEach(async ({ page }) => {
      await openHydrated(page, "/");
      await toggle(page).focus();
      await page.keyboard.press("Enter");
      await expect(menu(page)).toBeVisible();
    });

    for (const key of ["Tab", "Shift+Tab"])
      test(`closes when ${key} moves the focus out of it`, async ({ page }) => {
        for (let step = 0; step < 20 && (await focusOutside(page)) === ""; step++) {
          await expect(menu(page)).toBeVisible();
          await page.keyboard.press(key);
        }
        expect(await focusOutside(page)).not.toBe("");
        await expect(menu(page)).toBeHidden();
      });

    test("moves the focus to the heading of the chosen page", async ({ page }) => {
      await menu(page).getByRole("link", { name: "About Us" }).press("Enter");
      await expect(page).toHaveURL("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const chosen = menu(page).getByRole("link", { name: "About Us", includeHidden: true });
      await expect(chosen).toHaveAttribute("aria-current", "page");
    });
  });

  test("underlines the current page", { tag: "@html" }, async ({ page }) => {
    await page.goto("/about");
    await toggle(page).click();
    const link = (name: string) => menu(page).getByRole("link", { name, exact: true });
    await expect(link("About Us")).toHaveCSS("text-decoration-line", "underline");
    await expect(link("Blog")).toHaveCSS("text-decoration-line", "none");
  });

  test("navigates before hydration, and is closed on the next page", async ({ page }) => {
    const deliver = await holdRequests(page, "**/app-data.json");
    await page.goto("/");
    await toggle(page).click();
    await menu(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
    await deliver();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });
});
