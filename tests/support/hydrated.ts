import { expect, type Page } from "@playwright/test";

/** Sends the first input, which starts hydration, without touching anything. The loader listens from the end of the HTML. */
export const showIntent = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
};

/** Starts hydration and waits for it: at the first route update, Gatsby's wrapper stops being focusable. */
export const hydrated = async (page: Page): Promise<void> => {
  await showIntent(page);
  await expect(page.locator("#gatsby-focus-wrapper")).not.toHaveAttribute("tabindex", { timeout: 15_000 });
};

/** Opens a page and waits until it is hydrated. */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Navigates as a link of the site does. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate((url) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(url), to);
