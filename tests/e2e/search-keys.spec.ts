import { expect } from "@playwright/test";
import { test } from "../support/policy-test";
import { openSearch, pageWithSearch, words } from "../support/search-page";

for (const [tag, width, height] of [
  ["@narrow", 360, 740],
  ["@wide", 1366, 768],
] as const) {
  test.describe(`${tag} by keyboard alone at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" });

    test("a slash opens the search, arrows go through the results, Enter opens one", async ({ page }) => {
      const { dialog, field, results } = await pageWithSearch(page, "/about");
      await page.keyboard.press("/");
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("");
      await page.keyboard.type("wbesite desing");
      await expect(results.first()).toContainText(/website design/i);
      await page.keyboard.press("ArrowDown");
      await expect(results.nth(0)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(results.nth(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(field).toBeFocused();
      await page.keyboard.press("ArrowDown");
      const href = await results.nth(0).getAttribute("href");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(href ?? "");
      await expect(dialog).toBeHidden();
    });

    test("Enter in the field opens the best result without loading the document anew", async ({ page }) => {
      const { results } = await openSearch(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.keyboard.type("seo");
      await expect(results.first()).toContainText("Search Engine Optimization");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/services/seo");
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    });

    test("Escape closes it at once, gives the focus back and keeps what was typed", async ({ page }) => {
      const { button, dialog, field } = await pageWithSearch(page, "/");
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(field).toBeFocused();
      await page.keyboard.type("logo");
      await expect(field).toHaveValue("logo");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press("Control+k");
      await expect(field).toHaveValue("logo");
      await page.keyboard.type("seo");
      await expect(field).toHaveValue("seo");
    });

    test("Home and End stay in the field, and Tab in the dialog", async ({ page }) => {
      const { dialog, field } = await openSearch(page);
      await page.keyboard.type("logo");
      await page.keyboard.press("Home");
      await page.keyboard.type("a ");
      await page.keyboard.press("End");
      await page.keyboard.type("s");
      await expect(field).toHaveValue("a logos");
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press("Tab");
        const outside = await dialog.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(outside).toBe(false);
      }
    });
  });
}

test("a slash is text in every field of the enquiry form", async ({ page }) => {
  const { dialog } = await pageWithSearch(page, "/contact_us");
  const fields = page.getByRole("main").locator("input:visible, textarea:visible, select:visible");
  expect(await fields.count()).toBeGreaterThan(5);
  for (const field of await fields.all()) {
    await field.focus();
    await page.keyboard.press("/");
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("/");
});

test("@wide the slash can be switched off, for every page and visit", async ({ page }) => {
  const { button, dialog } = await openSearch(page);
  await page.getByRole("checkbox", { name: words.slashKey }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await pageWithSearch(page, "/about");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await expect(button).toHaveAttribute("aria-keyshortcuts", "Control+K");
  await page.keyboard.press("Control+k");
  await expect(dialog).toBeVisible();
});
