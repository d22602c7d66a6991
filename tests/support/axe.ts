import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";

/** What axe finds wrong with a page: each rule and where it is broken. */
const violationsOn = async (page: Page): Promise<[rule: string, places: string[]][]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
};

/** What axe, which is a script itself, finds wrong with what a page without scripts was sent. */
export const axeViolationsWithoutScripts = async (browser: Browser, page: Page, html: string) => {
  const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const copy = await context.newPage();
  const address = Object.assign(new URL(page.url()), { hash: "" }).href;
  await copy.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await copy.goto(address);
  const violations = await violationsOn(copy);
  await context.close();
  return violations;
};
