import type { Page } from "@playwright/test";

/** Shows intent, upon which the scripts come, without touching anything. What waits for it stands at the end of the HTML. */
export const showIntent = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
};

/** Makes React take over the page's HTML, and waits for it: the nodes then carry React's own keys. */
export const hydrated = async (page: Page): Promise<void> => {
  await showIntent(page);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
};
