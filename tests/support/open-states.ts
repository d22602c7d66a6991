import { expect, type Page } from "@playwright/test";
import { chatOn } from "./chat-page";
import { fontsArrived } from "./fonts-arrived";
import { openHydrated } from "./hydrated";
import { searchOn } from "./search-page";

/** Opens each overlay that every page has, and returns it. */
export const openStates = {
  chat: async (page: Page) => {
    const { toggle, panel, option } = chatOn(page);
    await toggle.click();
    await expect(option("Our Services")).toBeVisible();
    return panel;
  },
  menu: async (page: Page) => {
    await page.getByRole("button", { name: "Toggle menu" }).click();
    const menu = page.locator("#menu");
    await menu.getByText("Services", { exact: true }).click();
    return menu;
  },
  search: async (page: Page) => {
    const { button, dialog, field, results } = searchOn(page);
    await button.click();
    await field.fill("sample");
    await expect(results.first()).toBeVisible();
    return dialog;
  },
};

/** Opens a hydrated page with reduced motion. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, path);
  await fontsArrived(page);
};
