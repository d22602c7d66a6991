import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";

type Violations = [rule: string, places: string[]][];

/** WCAG 2.2 AA and axe's best practices. */
const everything = (axe: AxeBuilder) =>
  axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);

/** Only the rules about colours. */
const colours = (axe: AxeBuilder) => axe.withRules(["color-contrast", "link-in-text-block"]);

/** The violated axe rules of a page, with the selectors of the elements. */
export const axeViolations = async (page: Page, choose = everything): Promise<Violations> => {
  // Without cross-origin frames, axe needs no second page, which takes longer than the analysis.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
};

/** Waits until all transitions have finished: in between, colours are neither state's. */
export const transitionsOver = (page: Page) =>
  page.locator("html").evaluate(async (element) => {
    const transitions = element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** Violations in the light theme and, as only colours differ, colour violations in the dark one. */
export const axeViolationsInBothThemes = async (page: Page): Promise<Record<string, Violations>> => {
  await page.emulateMedia({ colorScheme: "light" });
  await transitionsOver(page);
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await transitionsOver(page);
  return { light, dark: await axeViolations(page, colours) };
};

/** `axeViolationsInBothThemes` of a page without violations. */
export const nothingWrong = { light: [], dark: [] };

/** Violations of a page served without scripts: axe, a script itself, runs on a copy of its HTML. */
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
