import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";

type Violations = [rule: string, places: string[]][];

/** What axe finds wrong with a page, or with one part of it: each rule and where it is broken. */
export const axeViolations = async (page: Page, part?: string): Promise<Violations> => {
  // WCAG 2.2 AA and what axe calls best practice.
  const rules = new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
  const { violations } = await (part === undefined ? rules : rules.include(part)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
};

/** Half-way between two states a colour is neither's: waits until nothing is on its way to another look. */
export const transitionsOver = (page: Page, part = "html") =>
  page.locator(part).evaluate(async (element) => {
    const transitions = element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** What axe finds wrong in the light and in the dark theme. */
export const axeViolationsInBothThemes = async (page: Page, part?: string): Promise<Record<string, Violations>> => {
  const found: Record<string, Violations> = {};
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await transitionsOver(page, part);
    found[colorScheme] = await axeViolations(page, part);
  }
  return found;
};

/** What `axeViolationsInBothThemes` answers when nothing is wrong. */
export const nothingWrong = { light: [], dark: [] };

/** What axe, which is a script itself, finds wrong with what a page without scripts was sent. */
export const axeViolationsWithoutScripts = async (browser: Browser, page: Page, html: string) => {
  const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const copy = await context.newPage();
  const address = Object.assign(new URL(page.url()), { hash: "" }).href;
  await copy.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await copy.goto(address);
  const violations = await axeViolations(copy);
  await context.close();
  return violations;
};
