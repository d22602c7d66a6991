import { expect, type Page } from "@playwright/test";

/** Dispatches the first input, which starts hydration. The loader listens once the HTML is parsed. */
export const dispatchFirstInput = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
};

/** Starts hydration and waits for it: at the first route update, Gatsby's wrapper stops being focusable. */
export const hydrated = async (page: Page): Promise<void> => {
  await dispatchFirstInput(page);
  await expect(page.locator("#gatsby-focus-wrapper")).not.toHaveAttribute("tabindex", { timeout: 15_000 });
};

export const openHydrated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Navigates client-side, as a link does. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate((url) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(url), to);
