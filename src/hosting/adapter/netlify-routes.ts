import { existsSync } from "node:fs";
import { namedTypes } from "../../domain/hosting/named-types";
import { securityHeaders } from "../../domain/hosting/security-headers";
import { cacheControl } from "../manifest";
import type { AdaptContext } from "./adapt-context";
import { hashedFolders, publishedFiles } from "./routes";

type Routes = AdaptContext["routesManifest"];
type Route = Routes[number];

const isThere = (route: Route): boolean => route.type !== "static" || existsSync(route.filePath);

/** The adapter makes a file of its name of each page, and a rule for what is missing has to name a file. */
const withFileName = (route: Route): Route =>
  route.type === "redirect" && route.status === 404 ? { ...route, toPath: `${route.toPath}.html` } : route;

/** The routes as Netlify is to have them. */
export const netlifyRoutes = (routes: Routes): Routes => routes.filter(isThere).map(withFileName);

const everywhere = "/*";

/**
 * The type of a file that Netlify does not know by its name. A rule takes the
 * place of its own header only when both are written alike.
 */
const typeOf = (address: string): string | undefined =>
  namedTypes[address] ?? (address.endsWith(".webmanifest") ? "application/manifest+json" : undefined);

/**
 * The headers of files. Rules that fit the same address are put together there,
 * and a header that two of them have gets both values: each is given once. That
 * files are asked after again unless they may be kept is Netlify's own rule.
 */
export const headerRules = (routes: Routes, scriptHashes: readonly string[]): AdaptContext["headerRoutes"] => {
  const forEver = [{ key: "cache-control", value: cacheControl({ immutable: true }) }];
  const security = Object.entries(securityHeaders(scriptHashes)).map(([key, value]) => ({ key, value }));
  const files = publishedFiles(routes);
  const chunks = files.filter(
    ({ path, immutable }) => immutable && !hashedFolders.some((folder) => path.startsWith(folder)),
  );
  const typed = files.flatMap(({ path }) => {
    const value = typeOf(path);
    return value === undefined ? [] : [{ path, headers: [{ key: "Content-Type", value }] }];
  });
  return [
    { path: everywhere, headers: security },
    ...hashedFolders.map((folder) => ({ path: `${folder}*`, headers: forEver })),
    ...chunks.map(({ path }) => ({ path, headers: forEver })),
    ...typed,
  ];
};
