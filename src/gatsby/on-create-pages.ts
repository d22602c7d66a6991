import type { GatsbyNode } from "gatsby";
import { writeDataFiles } from "./data/write-data-files";
import { createSitePages } from "./pages/create-pages";

/** What is made of the content when all of it has been read: the pages, and the files that browsers load later. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (args, options, done) => {
  await createSitePages(args, options, done);
  await writeDataFiles(args);
};
