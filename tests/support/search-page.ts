import { expect, type Page } from "@playwright/test";
import labels from "../fixture-site/content/settings/search.json";
import { openHydrated } from "./hydrated";

export { labels };

/** A URL pattern of Pagefind's files. */
export const pagefindFiles = "**/pagefind/**";

/** Locators of a page's search. */
export const searchOn = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: labels.label });
  return {
    button: page.getByRole("button", { name: labels.label, exact: true }),
    dialog,
    field: dialog.getByRole("searchbox", { name: labels.field }),
    /** One per page, without the links to its parts. */
    results: dialog.locator("[data-results] > li > a"),
    status: dialog.getByRole("status"),
  };
};

/** Opens a page and waits until its search is hydrated. */
export const pageWithSearch = async (page: Page, path: string) => {
  await openHydrated(page, path);
  return searchOn(page);
};

/** Opens a page and its search by the button. */
export const openSearch = async (page: Page, path = "/") => {
  const search = await pageWithSearch(page, path);
  await search.button.click();
  await expect(search.field).toBeFocused();
  return search;
};
