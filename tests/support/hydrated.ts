import type { Page } from "@playwright/test";

/** Waits until React has taken over the page's HTML: its nodes then carry React's own keys. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
};
