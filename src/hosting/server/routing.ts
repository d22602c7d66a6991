import type { Manifest, PublishedFile } from "../manifest";

/** A path without slashes at its end and without a folder's file. Each run of slashes is looked at once. */
const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, "").replace(/\/index\.html$/, "") || "/";

/** A path as it is written in a URL, where a bare `?` or `#` would end it. */
const encodedPath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Finds what answers a decoded path: the rule or the file of exactly this path; else a redirect to the page or the rule
 * whose path differs in case or in slashes at its end. The pages for unknown paths are not found by name either.
 *
 * @returns a redirect keeps the visitor's query, unless it has its own
 */
export const createRouting = ({ files, redirects, fallbacks }: Manifest) => {
  const missing = new Set(fallbacks.map(({ file }) => file));
  const found = files.filter(({ file }) => !missing.has(file));
  const byPath = new Map(found.map((file) => [file.path, file]));
  const rules = new Map(redirects.map((rule) => [rule.from, rule]));
  const canonical = new Map(found.map(({ path }) => [path.toLowerCase(), { to: encodedPath(path), status: 301 }]));
  for (const rule of redirects) canonical.set(rule.from.toLowerCase(), rule);
  return (path: string, query: string): PublishedFile | { to: string; status: number } | undefined => {
    const exact = rules.get(path) ?? byPath.get(path);
    const route = exact ?? canonical.get(withoutSlash(path).toLowerCase());
    if (route === undefined || "file" in route) return route;
    const { to, status } = route;
    return { to: to.includes("?") ? to : to.replace(/(?=#)|$/, () => query), status };
  };
};
