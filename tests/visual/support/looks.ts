import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Compares a page, or one part of it, with the picture of it that was accepted, in both themes.
 *
 * @param name what the picture is called
 */
export const expectItsLooks = async (page: Page, name: string, part?: Locator): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = `${name}-${colorScheme}.png`;
    if (part === undefined) await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
    else await expect.soft(part).toHaveScreenshot(picture);
  }
};
