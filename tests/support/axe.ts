import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";

type Violations = [rule: string, places: string[]][];

/** WCAG 2.2 AA and what axe calls best practice. */
const everything = (axe: AxeBuilder) =>
  axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);

/** Those of them that are about colours. */
const colours = (axe: AxeBuilder) => axe.withRules(["color-contrast", "link-in-text-block"]);

/** What axe finds wrong with a page: each rule and where it is broken. */
const axeViolations = async (page: Page, choose = everything): Promise<Violations> => {
  // Without frames of other sites, axe needs no window of its own, which takes longer than the analysis.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
};

/** Half-way between two states a colour is neither's: waits until nothing is on its way to another look. */
export const transitionsOver = (page: Page) =>
  page.locator("html").evaluate(async (element) => {
    const transitions = element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** What axe finds wrong in the light theme, and of what the dark one changes: the colours. */
export const axeViolationsInBothThemes = async (page: Page): Promise<Record<string, Violations>> => {
  await page.emulateMedia({ colorScheme: "light" });
  await transitionsOver(page);
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await transitionsOver(page);
  return { light, dark: await axeViolations(page, colours) };
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
