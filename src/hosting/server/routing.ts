import type { Manifest, PublishedFile } from "../manifest";

/** Strips trailing slashes and `/index.html`. The lookbehind prevents quadratic time on runs of slashes. */
const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, "").replace(/\/index\.html$/, "") || "/";

/** Encodes a path for a URL, including `?` and `#`, which would end it. */
const encodedPath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Returns a function that finds the redirect or file of a decoded path; else a redirect to the one whose path differs
 * only in case or trailing slashes. 404 pages are not found by name.
 *
 * A redirect keeps the visitor's query, unless it has its own.
 */
export const createRouting = ({ files, redirects, fallbacks }: Manifest) => {
  const missing = new Set(fallbacks.map(({ file }) => file));
  const found = files.filter(({ file }) => !missing.has(file));
  const byPath = new Map(found.map((file) => [file.path, file]));
  const rules = new Map(redirects.map((rule) => [rule.from, rule]));
  const canonical = new Map(redirects.map(({ from, to, status }) => [from.toLowerCase(), { to, status }]));
  for (const { path } of found) {
    // Gatsby shows an empty page if it is redirected to the data of another path than it asked for.
    if (!path.startsWith("/page-data/")) canonical.set(path.toLowerCase(), { to: encodedPath(path), status: 301 });
  }
  return (path: string, query: string): PublishedFile | { to: string; status: number } | undefined => {
    const exact = rules.get(path) ?? byPath.get(path);
    const route = exact ?? canonical.get(withoutSlash(path).toLowerCase());
    if (route === undefined || "file" in route) return route;
    const { to, status } = route;
    return { to: to.includes("?") ? to : to.replace(/(?=#)|$/, () => query), status };
  };
};
