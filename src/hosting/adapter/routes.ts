import { existsSync } from "node:fs";
import path from "node:path";
import { isAdminPath, searchBundle } from "../../domain/paths";
import type { AdaptContext } from "./adapt-context";
import { type Fallback, publicFolder, type Redirect } from "../manifest";
import type { PublishedFile } from "./static-files";

type Routes = AdaptContext["routesManifest"];
type Route = Routes[number];
type RouteOf<Type extends Route["type"]> = Extract<Route, { type: Type }>;

const isOf =
  <Type extends Route["type"]>(type: Type) =>
  (route: Route): route is RouteOf<Type> =>
    route.type === type;

/** All files in them have a hash in their names. */
export const hashedFolders = ["/static/", `${searchBundle}index/`, `${searchBundle}fragment/`];

/** Gatsby names the files of its bundler; the index of the search has one file with a hash beside its folders. */
const isImmutable = ({ path: route, headers }: RouteOf<"static">): boolean =>
  hashedFolders.some((folder) => route.startsWith(folder)) ||
  route.endsWith(".pf_meta") ||
  headers.some(({ key, value }) => key === "cache-control" && /immutable/.test(value));

const indexFile = "/index.html";

const fileOf = ({ filePath }: RouteOf<"static">): string => path.posix.relative(publicFolder, filePath);

/** A page is asked for by its folder. */
const addressOf = ({ path: route }: RouteOf<"static">): string =>
  route.endsWith(indexFile) ? route.slice(0, -indexFile.length) || "/" : route;

/** The files that are still there when the output was cleaned. */
export const publishedFiles = (routes: Routes): PublishedFile[] =>
  routes
    .filter(isOf("static"))
    .filter((route) => existsSync(route.filePath))
    .map((route) => ({ path: addressOf(route), file: fileOf(route), immutable: isImmutable(route) }));

/** Where Gatsby leaves the parts that it has put pages together from. */
const partsFolder = "_gatsby/";

/** The files of the pages that share a policy, which the editor has no part in. */
export const sitePages = (files: readonly PublishedFile[]): string[] =>
  files
    .filter(({ path: route, file }) => file.endsWith(".html") && !isAdminPath(route) && !file.startsWith(partsFolder))
    .map(({ file }) => path.join(publicFolder, file));

const isRedirect = ({ status }: RouteOf<"redirect">): boolean => status >= 300 && status <= 399;

/** The rules that lead to another address. */
export const redirectRules = (routes: Routes): Redirect[] =>
  routes
    .filter(isOf("redirect"))
    .filter(isRedirect)
    .map(({ path: from, toPath: to, status }) => ({ from, to, status }));

/** The rules that answer 404 with a page below a path, and the site's own such page. */
export const fallbackRules = (routes: Routes, files: readonly PublishedFile[]): Fallback[] => {
  const fileAt = (route: string): string => {
    const found = files.find((file) => file.path === route);
    if (found === undefined) throw new Error(`The build has no page ${route}, which answers unknown addresses.`);
    return found.file;
  };
  const rules = routes.filter(isOf("redirect")).filter(({ status }) => status === 404);
  return [
    ...rules.map(({ path: from, toPath }) => ({ below: from.replace(/\*$/, ""), file: fileAt(toPath) })),
    { below: "/", file: fileAt("/404.html") },
  ];
};

/** The addresses of the functions, each with the function's id. */
export const functionRoutes = (routes: Routes): { path: string; id: string }[] =>
  routes.filter(isOf("function")).map(({ path: route, functionId }) => {
    if (/[:*]/.test(route))
      throw new Error(`${route} stands for many addresses. Name each function's file in src/api.`);
    return { path: route, id: functionId };
  });
