import type { Page } from "@playwright/test";
import { hydrated } from "../../support/hydrated";

/** Waits until a page changes no more by itself: its scripts, pictures and fonts have arrived, those below too. */
export const atRest = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.evaluate(async () => {
    const posters = Array.from(document.querySelectorAll("video"), ({ poster }) =>
      Object.assign(new Image(), { src: poster }),
    );
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images, ...posters].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
};
