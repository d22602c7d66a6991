import type { CreatePagesArgs } from "gatsby";
import { writeDataFiles } from "./data/write-data-files";
import { createGalleryPage } from "./pages/create-gallery-page";
import { createSitePages } from "./pages/create-pages";

/**
 * What is made of the content when all of it has been read: the pages, and the
 * files that browsers load later. Gatsby would wait for a callback of a function
 * with three parameters.
 */
export const createPages = async (args: CreatePagesArgs): Promise<void> => {
  await createSitePages(args);
  await createGalleryPage(args);
  await writeDataFiles(args);
};
