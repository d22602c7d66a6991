import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { searchBundle } from "../../domain/paths";
import { type Manifest, publicFolder, withoutEncoding } from "../manifest";

/** What Gatsby hands to an adapter: its routes, its functions, and how to report. */
export type AdaptContext = Parameters<IAdapter["adapt"]>[0];
export type Routes = AdaptContext["routesManifest"];

/** What Gatsby writes for itself, or for features that the site does without. */
const leftovers = new Set(["webpack.stats.json", "chunk-map.json", "~partytown"]);

/** Removes source maps, Gatsby's leftovers, and precompressed files of pages that are gone. */
export const cleanOutput = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  const all = new Set(names);
  // Gatsby copies what is in `static`.
  const isOrphan = (name: string) => !all.has(withoutEncoding(name)) && !existsSync(path.join("static", name));
  const unwanted = names.filter((name) => name.endsWith(".map") || leftovers.has(name) || isOrphan(name));
  await Promise.all(unwanted.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
};

const indexFile = "/index.html";

/** All files in them have a hash in their names. */
export const hashedFolders = ["/static/", `${searchBundle}index/`, `${searchBundle}fragment/`];

/** Gatsby names the files of its bundler; the index of the search has one file with a hash beside its folders. */
const isImmutable = ({ path: route, headers }: Extract<Routes[number], { type: "static" }>): boolean =>
  hashedFolders.some((folder) => route.startsWith(folder)) ||
  route.endsWith(".pf_meta") ||
  headers.some(({ value }) => /immutable/.test(value));

/** The files that are still there when the output was cleaned, by the paths that they answer to. */
export const publishedFiles = (routes: Routes): { path: string; file: string; immutable: boolean }[] =>
  routes
    .filter((route) => route.type === "static")
    .filter(({ filePath }) => existsSync(filePath))
    .map((route) => ({
      path: route.path.endsWith(indexFile) ? route.path.slice(0, -indexFile.length) || "/" : route.path,
      file: path.posix.relative(publicFolder, route.filePath),
      immutable: isImmutable(route),
    }));

/** The rules that redirect, and those that answer 404 with a page below a path. */
export const rulesOf = (routes: Routes): Pick<Manifest, "redirects" | "fallbacks"> => {
  const rules = routes.filter((route) => route.type === "redirect");
  const fallbacks = rules
    .filter(({ status }) => status === 404)
    .map(({ path: from, toPath }) => ({ below: from.replace(/\*$/, ""), file: `${toPath.slice(1)}${indexFile}` }));
  return {
    redirects: rules
      .filter(({ status }) => status >= 300 && status <= 399)
      .map(({ path: from, toPath: to, status }) => ({ from, to, status })),
    fallbacks: [...fallbacks, { below: "/", file: "404.html" }].sort((a, b) => b.below.length - a.below.length),
  };
};
