import type { BuildArgs } from "gatsby";
import { writePublishedEditor } from "./cms/write-published-editor";
import { writeCrawlerFiles } from "./crawlers/write-crawler-files";
import { pagesOfThisBuild } from "./listed-pages/pages-of-this-build";
import { isPreview } from "./publication/current-stage";
import { writeRedirectPages } from "./pages/write-redirect-pages";
import { writeShareImages } from "./share-images/write-share-images";

/** What is left to do when Gatsby has written everything, and before the adapter takes it. */
export const onPostBuild = async (build: BuildArgs): Promise<void> => {
  const pages = pagesOfThisBuild();
  await writeRedirectPages(build);
  await writeShareImages(build, pages);
  await writeCrawlerFiles(build, pages, isPreview());
  await writePublishedEditor(build);
};
