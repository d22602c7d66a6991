import type { CreatePagesArgs } from "gatsby";
import { writeDataFiles } from "./data/write-data-files";
import { createListedPageNodes } from "./listed-pages/listed-page-nodes";
import { readPageContent } from "./listed-pages/page-content";
import { keepPages } from "./listed-pages/pages-of-this-build";
import { readListedPages } from "./listed-pages/read-listed-pages";
import { articlesByPath } from "./pages/create-blog-pages";
import { createGalleryPage } from "./pages/create-gallery-page";
import { createSitePages } from "./pages/create-pages";

/**
 * What is made of the content when all of it has been read: the pages, and the
 * files that browsers load later. Gatsby would wait for a callback of a function
 * with three parameters.
 */
export const createPages = async (args: CreatePagesArgs): Promise<void> => {
  const content = await readPageContent(args.graphql);
  createSitePages(args, content);
  const pages = await readListedPages(content);
  keepPages(pages);
  createListedPageNodes(args, pages, articlesByPath(content.posts.nodes));
  await createGalleryPage(args);
  await writeDataFiles(args);
};
