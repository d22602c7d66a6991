import type { Page } from "@playwright/test";
import { galleryPath } from "../../../src/domain/gallery";
import { atRest } from "./at-rest";
import { visualSite } from "./visual-site";

/** What is fixed to the screen would lie over the specimens. */
const unseen = "header:not(main *), aside:not(main *), footer:not(main *) > a { opacity: 0 !important }";

/** Opens the gallery, without what is fixed to the screen. */
export const openGallery = async (page: Page): Promise<void> => {
  await page.goto(visualSite.address(galleryPath));
  await atRest(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, unseen);
};
