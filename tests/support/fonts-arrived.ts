import { expect, type Page } from "@playwright/test";

/** Waits for the page's fonts: a page starts with that of its text, and is told of the headings' when it has come. */
export const fontsArrived = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].some(
          ({ family, status }) => /Bricolage Grotesque/.test(family) && status === "loaded",
        );
      }),
    )
    .toBe(true);
