import * as z from "zod";
import { adminPath, blogFolders, crawlerFiles, operatorPaths, routes, searchBundle, workFolders } from "../paths";

/** Paths served without a content page: the editor, functions, files that a build writes, and those for operators. */
const servedPaths = [
  ...[adminPath, routes.notFound, routes.enquiryReceived, ...Object.values(crawlerFiles)],
  ...["/api", "/data", "/page-data", searchBundle.slice(0, -1)],
  ...Object.values(operatorPaths),
];

/** All paths that pages cannot have: Gatsby writes the home page's data to `index`. */
const reservedPaths = [
  ...[...servedPaths, routes.postNotFound, "/index", "/media", "/static"],
  ...[...Object.values(blogFolders), ...Object.values(workFolders)],
];

const findPrefix = (paths: readonly string[], path: string) => paths.find((one) => `${path}/`.startsWith(`${one}/`));

/** Whether a path is served without a content page, which a redirect would hide. */
export const isServed = (path: string): boolean => findPrefix(servedPaths, path) !== undefined;

/** Rejects slugs that would give a page a reserved path; case-insensitive. */
export const freePath = (pathOf: (slug: string) => string) => {
  const reservedBy = (slug: string) => findPrefix(reservedPaths, pathOf(slug).toLowerCase());
  return z.refine<string>((slug) => reservedBy(slug) === undefined, {
    error: ({ input }) => `begins with ${reservedBy(String(input))}, which the site needs for itself`,
  });
};
