import { expect, type Page } from "@playwright/test";
import { headingFamily } from "../../src/theme/tokens";

/** Waits for the page's fonts, including the heading font, which is loaded later. */
export const fontsArrived = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (heading) => {
        await document.fonts.ready;
        return [...document.fonts].some(({ family, status }) => family.includes(heading) && status === "loaded");
      }, headingFamily),
    )
    .toBe(true);
