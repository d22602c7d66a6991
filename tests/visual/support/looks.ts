import { expect, type Page } from "@playwright/test";

/**
 * Compares a page with the pictures of it that were accepted, in both themes.
 *
 * @param name what the pictures are called
 */
export const expectItsLooks = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: true });
  }
};
