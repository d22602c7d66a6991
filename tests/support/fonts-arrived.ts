import { expect, type Page } from "@playwright/test";
import { headingFamily } from "../../src/theme/tokens";

/** Waits for the page's fonts: a page starts with that of its text, and is told of the headings' when it has come. */
export const fontsArrived = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (heading) => {
        await document.fonts.ready;
        return [...document.fonts].some(({ family, status }) => family.includes(heading) && status === "loaded");
      }, headingFamily),
    )
    .toBe(true);
