import type { Browser } from "@playwright/test";
import type { PageKind } from "../../tests/support/page-kinds";
import { interactionBudgets } from "./budgets";
import { interactions, measureInteraction } from "./interactions";
import { judge, type Verdict } from "./judge";
import { measureNextPage } from "./next-page";
import { realPages } from "./real-pages";

const { "next paint": nextPaint, "next page": nextPage } = interactionBudgets;

export const pathOf = (kind: PageKind): string => realPages().find(([name]) => name === kind)?.[1] ?? "/";

/** Lighthouse's phone: what is only recorded. */
const slowdown = 4;

/** A measurement that cannot be made is a failure of its own, and the others go on. */
const attempt = async (what: string, measure: () => Promise<number>): Promise<number> => {
  try {
    return await measure();
  } catch (error) {
    console.error(`${what} could not be measured:`, error);
    return NaN;
  }
};

/**
 * Measures and judges what answers to a visitor's hand: the first things that
 * are done on a page, and the way to the next one.
 *
 * @param url of the site
 * @returns the verdicts, and how long the way takes on a slow phone, in milliseconds
 */
export const measureHand = async (
  browser: Browser,
  url: string,
): Promise<{ verdicts: Verdict[]; nextPageSlowed: number }> => {
  const verdicts: Verdict[] = [];
  for (const interaction of interactions) {
    const { name, kind } = interaction;
    const found = await attempt(name, () => measureInteraction(browser, url + pathOf(kind), interaction));
    verdicts.push(...judge(name, { "next paint": found }, { "next paint": nextPaint }));
  }
  const [from, link] = [url + pathOf("services"), pathOf("service")];
  const way = `link to ${link}`;
  const found = await attempt(way, () => measureNextPage(browser, from, link));
  const nextPageSlowed = await attempt(way, () => measureNextPage(browser, from, link, slowdown));
  verdicts.push(...judge(way, { "next page": found }, { "next page": nextPage }));
  return { verdicts, nextPageSlowed };
};
