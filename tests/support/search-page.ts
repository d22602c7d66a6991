import { expect, type Page } from "@playwright/test";
import labels from "../fixture-site/content/settings/search.json";
import { openHydrated } from "./hydrated";

export { labels };

/** What the files of Pagefind and the code of the dialog are called. */
export const pagefindFiles = "**/pagefind/**";
export const codeFile = /\/search-[0-9a-f]+\.js$/;

/** A page with the parts of its search. */
export const searchOn = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: labels.label });
  return {
    button: page.getByRole("button", { name: labels.label, exact: true }),
    dialog,
    field: dialog.getByRole("searchbox", { name: labels.field }),
    /** One for each page; the parts of a page are links of their own. */
    results: dialog.locator("[data-results] > li > a"),
    status: dialog.getByRole("status"),
  };
};

/** Opens a page and waits until its search answers to keys. */
export const pageWithSearch = async (page: Page, path: string) => {
  await openHydrated(page, path);
  return searchOn(page);
};

/** Opens a page and its search, by its button. */
export const openSearch = async (page: Page, path = "/") => {
  const search = await pageWithSearch(page, path);
  await search.button.click();
  await expect(search.field).toBeFocused();
  return search;
};
