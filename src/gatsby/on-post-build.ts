import type { BuildArgs } from "gatsby";
import { writePublishedEditor } from "./cms/write-published-editor";
import { writeCrawlerFiles } from "./crawlers/write-crawler-files";
import { writeSearchIndex } from "./data/search-index";
import { indexedPages } from "./pages/create-pages";
import { writeShareImages } from "./share-images/write-share-images";
import { markFinished } from "./unfinished-build";

/** Writes the files derived from the page index, after Gatsby writes the pages and before the adapter reads them. */
export const onPostBuild = async (build: BuildArgs): Promise<void> => {
  const pages = indexedPages(build).map(({ page }) => page);
  // First, before images fill the memory: indexing thousands of pages takes more than a gigabyte.
  await writeSearchIndex(build, pages);
  await writeShareImages(build, pages);
  await writeCrawlerFiles(build, pages);
  await writePublishedEditor(build);
  markFinished();
};
