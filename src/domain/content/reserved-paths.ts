import * as z from "zod";
import { adminPath, blogFolders, crawlerFiles, routes, searchBundle, workFolders } from "../paths";

/** What answers without being a page of the content: the editor, functions, and files that a build writes. */
const answering = [
  ...[adminPath, routes.notFound, routes.enquiryReceived, ...Object.values(crawlerFiles)],
  ...["/api", "/data", "/page-data", searchBundle.slice(0, -1)],
];

/** What pages cannot have for their paths besides: Gatsby writes the home page's data to `index`. */
const reserved = [
  ...[...answering, routes.postNotFound, "/index", "/media", "/static"],
  ...[...Object.values(blogFolders), ...Object.values(workFolders)],
];

const firstAbove = (paths: readonly string[], path: string) => paths.find((one) => `${path}/`.startsWith(`${one}/`));

/** Whether a redirect from a path would hide something that is no page. */
export const isAnswered = (path: string): boolean => firstAbove(answering, path) !== undefined;

/** Refuses a slug whose page would have a path that the site needs for itself; capitals make no difference. */
export const freePath = (pathOf: (slug: string) => string) => {
  const reservedBy = (slug: string) => firstAbove(reserved, pathOf(slug).toLowerCase());
  return z.refine<string>((slug) => reservedBy(slug) === undefined, {
    error: ({ input }) => `begins with ${reservedBy(String(input))}, which the site needs for itself`,
  });
};
