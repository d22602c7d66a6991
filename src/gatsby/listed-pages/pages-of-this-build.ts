import type { ListedPage } from "../../domain/listed-page";

let pages: readonly ListedPage[] | undefined;

/** Keeps the list of pages until the build ends: what is written last is made of the same list as the pages' heads. */
export const keepPages = (listed: readonly ListedPage[]): void => {
  pages = listed;
};

/** @throws {Error} before the pages were listed */
export const pagesOfThisBuild = (): readonly ListedPage[] => {
  if (pages === undefined) throw new Error("The pages are not listed yet.");
  return pages;
};
