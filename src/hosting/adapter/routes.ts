import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { searchBundle } from "../../domain/paths";
import { type Manifest, publicFolder, withoutEncoding } from "../manifest";

/** Gatsby's arguments for an adapter: routes, functions and the reporter. */
export type AdaptContext = Parameters<IAdapter["adapt"]>[0];
export type Routes = AdaptContext["routesManifest"];

/** What Gatsby writes for itself, and unused parts of Gatsby and Pagefind, such as its worker, which the CSP forbids. */
const leftovers = /^(?:webpack\.stats\.json|chunk-map\.json|~partytown|pagefind\/pagefind-.+\.(?:js|css))$/;

/** Removes source maps, leftovers, and precompressed files of deleted pages. */
export const cleanOutput = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  const all = new Set(names);
  // Files copied from `static` stay.
  const isOrphan = (name: string) => !all.has(withoutEncoding(name)) && !existsSync(path.join("static", name));
  const unwanted = names.filter((name) => name.endsWith(".map") || leftovers.test(name) || isOrphan(name));
  await Promise.all(unwanted.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
};

const indexFile = "/index.html";

/** Folders whose files all have hashed names. */
export const hashedFolders = ["/static/", `${searchBundle}index/`, `${searchBundle}fragment/`];

/** Gatsby marks webpack's files as immutable; the search index has a hashed file outside of its folders. */
const isImmutable = ({ path: route, headers }: Extract<Routes[number], { type: "static" }>): boolean =>
  hashedFolders.some((folder) => route.startsWith(folder)) ||
  route.endsWith(".pf_meta") ||
  headers.some(({ value }) => /immutable/.test(value));

/** Returns the files that exist after the output was cleaned, with their URL paths. */
export const publishedFiles = (routes: Routes): { path: string; file: string; immutable: boolean }[] =>
  routes
    .filter((route) => route.type === "static")
    .filter(({ filePath }) => existsSync(filePath))
    .map((route) => ({
      path: route.path.endsWith(indexFile) ? route.path.slice(0, -indexFile.length) || "/" : route.path,
      file: path.posix.relative(publicFolder, route.filePath),
      immutable: isImmutable(route),
    }));

/** Returns the redirects, and the 404 pages by path prefix. */
export const rulesOf = (routes: Routes): Pick<Manifest, "redirects" | "fallbacks"> => {
  const rules = routes.filter((route) => route.type === "redirect");
  const fallbacks = rules
    .filter(({ status }) => status === 404)
    .map(({ path: from, toPath }) => ({ below: from.replace(/\*$/, ""), file: `${toPath.slice(1)}${indexFile}` }));
  return {
    redirects: rules
      .filter(({ status }) => status >= 300 && status <= 399)
      .map(({ path: from, toPath, status }) => ({ from, to: encodeURI(toPath).replaceAll("%25", "%"), status })),
    fallbacks: [...fallbacks, { below: "/", file: "404.html" }].sort((a, b) => b.below.length - a.below.length),
  };
};
