import path from "node:path";
import { env } from "node:process";
import type { CreatePagesArgs, Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { routes } from "../../domain/paths";
import { reportContent } from "../content/report-content";
import { writeDataFiles } from "../data/write-data-files";
import { isPreview, siteClock } from "../publication/build-environment";
import { mediaDigests } from "../share-images/share-image-path";
import { createGalleryPage } from "./create-gallery-page";
import { entryNodes } from "./entry-nodes";
import { gitDates } from "./git-dates";
import type { IndexedPage } from "./page-entry";
import { pageIndex } from "./page-index";
import { createRedirects } from "./redirects";

const isMedia = (node: Node): node is FileSystemNode => node["sourceInstanceName"] === "media";

/** Builds the page index from the current nodes: the same in `createPages` as in `onPostBuild`. */
export const indexedPages = (args: Pick<NodePluginArgs, "getNodesByType">): IndexedPage[] =>
  pageIndex({
    nodesOf: (type) => entryNodes(args, type),
    dateOf: gitDates(process.cwd()),
    clock: siteClock(entryNodes(args, "SiteSettings")[0]),
    digests: mediaDigests(args.getNodesByType("File").filter(isMedia)),
    preview: isPreview(),
  });

/**
 * Creates the pages of the index, each with its entry in the context, the redirects, and the files that browsers load
 * on demand. With three parameters, Gatsby would wait for a callback.
 */
export const createPages = async (args: CreatePagesArgs): Promise<void> => {
  // The development server runs this after each change of content.
  if (env["NODE_ENV"] !== "production") await reportContent(args);
  for (const { page, context } of indexedPages(args)) {
    const component = path.resolve(`src/templates/${page.kind}.tsx`);
    args.actions.createPage({ path: page.path, component, context: { ...context, page } });
  }
  args.actions.createPage({ path: routes.postNotFound, component: path.resolve("src/pages/404.tsx") });
  createRedirects(args);
  createGalleryPage(args);
  await writeDataFiles(args);
};
