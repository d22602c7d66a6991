import type { FunctionEntry, Manifest, StaticFile } from "../manifest";

/** What a server does about a request. */
export type Decision =
  | { kind: "file"; file: StaticFile }
  | { kind: "redirect"; to: string; status: number }
  | { kind: "function"; entry: FunctionEntry }
  | { kind: "missing"; file: StaticFile | undefined };

/** A path with what comes after `?`, question mark included. */
export interface Target {
  path: string;
  query: string;
}

const controlCharacter = /\p{Cc}/u;

/**
 * Reads a request's target: its path, decoded once, and its query as it came.
 * Proxies may send a whole address instead of a path (RFC 9112, section 3.2.2).
 *
 * @returns undefined when it is malformed
 */
export const readTarget = (url: string): Target | undefined => {
  const bare = url.replace(/^https?:\/\/[^/?#]*/i, "");
  const [encoded = "", ...rest] = bare.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  try {
    const path = decodeURIComponent(encoded === "" ? "/" : encoded);
    return path.startsWith("/") && !controlCharacter.test(path) ? { path, query } : undefined;
  } catch {
    return undefined;
  }
};

const indexFile = "/index.html";

/** The path that a page's address has: no slash at its end and no name of a file. */
const withoutSlash = (path: string): string => {
  let end = path.length;
  // No regular expression: one would look at each of ten thousand slashes ten thousand times.
  while (path.charAt(end - 1) === "/") end -= 1;
  const bare = path.slice(0, end);
  return (bare.endsWith(indexFile) ? bare.slice(0, -indexFile.length) : bare) || "/";
};

/** A path as it stands in an address, where what follows a `?` or a `#` would no longer belong to it. */
export const encodedPath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** What a header may not carry, in the encoding of addresses. What is encoded already stays as it is. */
const encoded = (text: string): string => text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);

/** The visitor's query stands before what leads to a place in the page, and gives way to a query of the rule's own. */
const withQuery = (to: string, query: string): string => {
  const [address = "", ...place] = to.split(/(?=#)/);
  return encoded([address, address.includes("?") ? "" : query, ...place].join(""));
};

/**
 * Decides about requests by a build's manifest and nothing else, so that no
 * address can name a file that the build does not publish.
 *
 * What stands there exactly comes first: a function, a redirect, a file. Then
 * the same without a slash at the end and without regard to capitals, which
 * redirects to the one address that a page has.
 */
export const createRoutingTable = (manifest: Manifest): ((target: Target) => Decision) => {
  const functions = new Map(manifest.functions.map((entry) => [entry.path, entry]));
  const files = new Map(manifest.statics.map((file) => [file.path, file]));
  const fallbackFiles = new Map(manifest.statics.map((file) => [file.file, file]));
  const redirects = new Map(manifest.redirects.map((rule) => [rule.from, rule]));
  const moved = new Map([
    ...manifest.statics.map(({ path }) => [path.toLowerCase(), { to: encodedPath(path), status: 301 }] as const),
    ...manifest.redirects.map(({ from, to, status }) => [from.toLowerCase(), { to, status }] as const),
  ]);
  const fallbacks = [...manifest.fallbacks].sort((a, b) => b.below.length - a.below.length);

  return ({ path, query }) => {
    const entry = functions.get(path);
    if (entry !== undefined) return { kind: "function", entry };
    const rule = redirects.get(path);
    if (rule !== undefined) return { kind: "redirect", to: withQuery(rule.to, query), status: rule.status };
    const file = files.get(path);
    if (file !== undefined) return { kind: "file", file };
    const other = moved.get(withoutSlash(path).toLowerCase());
    if (other !== undefined) return { kind: "redirect", to: withQuery(other.to, query), status: other.status };
    const fallback = fallbacks.find(({ below }) => path.startsWith(below));
    return { kind: "missing", file: fallback && fallbackFiles.get(fallback.file) };
  };
};
