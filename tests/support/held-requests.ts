import { expect, type Page, type Route } from "@playwright/test";

/** Delays requests to matching URLs, as a slow connection does, until the returned function is called. */
export const holdRequests = async (page: Page, files: RegExp | string): Promise<() => Promise<void>> => {
  let held: Route[] | undefined = [];
  await page.route(files, (route) => (held === undefined ? route.fallback() : void held.push(route)));
  return async () => {
    // A pattern that matches nothing would delay nothing.
    await expect.poll(() => held?.length).toBeGreaterThan(0);
    const routes = held ?? [];
    held = undefined;
    await Promise.all(routes.map((route) => route.fallback()));
  };
};
