import { blogFolders, industryPath, isPostPath, routes, servicePath, tagPath } from "./paths";

/** The kinds of pages that can be found. */
export const pageKinds = [
  "home",
  "services",
  "service",
  "industries",
  "industry",
  "about",
  "contact",
  "blog",
  "tag",
  "post",
  "legal",
] as const;
export type PageKind = (typeof pageKinds)[number];

const onlyPages = new Map<string, PageKind>([
  [routes.home, "home"],
  [routes.services, "services"],
  [routes.industries, "industries"],
  [routes.about, "about"],
  [routes.contact, "contact"],
  [routes.blog, "blog"],
]);

const folders: [beginning: string, kind: PageKind][] = [
  [servicePath(""), "service"],
  [industryPath(""), "industry"],
  [tagPath(""), "tag"],
  [`${blogFolders.page}/`, "blog"],
];

/**
 * The kind of a page that can be found.
 *
 * @param path its canonical path
 */
export const pageKindOf = (path: string): PageKind =>
  onlyPages.get(path) ??
  folders.find(([beginning]) => path.startsWith(beginning))?.[1] ??
  (isPostPath(path) ? "post" : "legal");
