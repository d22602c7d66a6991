import type { Browser } from "@playwright/test";
import { type PageKind, realPages } from "../../tests/support/page-kinds";
import { interactionBudgets } from "./budgets";
import { interactions, measureInteraction } from "./interactions";
import { judge, type Verdict } from "./judge";
import { measureNextPage } from "./next-page";

const { "next paint": nextPaint, "next page": nextPage } = interactionBudgets;

export const pathOf = (kind: PageKind): string => realPages.find(([name]) => name === kind)?.[1] ?? "/";

/**
 * Measures and judges what answers to a visitor's hand: the first things that
 * are done on a page, and the way to the next one.
 *
 * @param url of the site
 */
export const measureHand = async (browser: Browser, url: string): Promise<Verdict[]> => {
  const verdicts: Verdict[] = [];
  for (const interaction of interactions) {
    const found = await measureInteraction(browser, url + pathOf(interaction.kind), interaction);
    verdicts.push(...judge(interaction.name, { "next paint": found }, { "next paint": nextPaint }));
  }
  const link = pathOf("service");
  const found = await measureNextPage(browser, url + pathOf("services"), link);
  return [...verdicts, ...judge(`link to ${link}`, { "next page": found }, { "next page": nextPage })];
};
