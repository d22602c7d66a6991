import { existsSync } from "node:fs";
import path from "node:path";
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

/** Gatsby names the files of its bundler; everything in /static has a hash in its name as well. */
const isImmutable = ({ path: route, headers }: RouteOf<"static">): boolean =>
  route.startsWith("/static/") || headers.some(({ key, value }) => key === "cache-control" && /immutable/.test(value));

/** A page is asked for by its path, so its file is not published a second time. */
const isPageFile = ({ path: route }: RouteOf<"static">): boolean => route.endsWith("/index.html");

/** The files that are still there when the output was cleaned. */
export const publishedFiles = (routes: Routes): PublishedFile[] =>
  routes
    .filter(isOf("static"))
    .filter((route) => !isPageFile(route) && existsSync(route.filePath))
    .map((route) => ({
      path: route.path,
      file: path.posix.relative(publicFolder, route.filePath),
      immutable: isImmutable(route),
    }));

const isRedirect = ({ status }: RouteOf<"redirect">): boolean => status >= 300 && status <= 399;

/** The rules that lead to another address. */
export const redirectRules = (routes: Routes): Redirect[] =>
  routes
    .filter(isOf("redirect"))
    .filter(isRedirect)
    .map(({ path: from, toPath: to, status }) => ({ from, to, status }));

/** The rules that answer 404 with a page below a path, and the site's own such page. */
export const fallbackRules = (routes: Routes, files: readonly PublishedFile[]): Fallback[] => {
  const fileOf = (route: string): string => {
    const found = files.find((file) => file.path === route);
    if (found === undefined) throw new Error(`The build has no page ${route}, which answers unknown addresses.`);
    return found.file;
  };
  const rules = routes.filter(isOf("redirect")).filter(({ status }) => status === 404);
  return [
    ...rules.map(({ path: from, toPath }) => ({ below: from.replace(/\*$/, ""), file: fileOf(toPath) })),
    { below: "/", file: fileOf("/404.html") },
  ];
};

/** The addresses of the functions, each with the function's id. */
export const functionRoutes = (routes: Routes): { path: string; id: string }[] =>
  routes.filter(isOf("function")).map(({ path: route, functionId }) => ({ path: route, id: functionId }));
