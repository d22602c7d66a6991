import type { Redirect } from "../manifest";
import { createKeys, mapBlock } from "./maps";
import type { Site } from "./options";
import { escapedExpression, inner, literal, quoted, variable } from "./syntax";

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

/** Each of these expressions takes time in proportion to the path, however many slashes stand in it. */
const bareMap = (site: Site): string[] => {
  const folder = variable(site, "folder");
  const group = `?<${folder.slice(1)}>`;
  return mapBlock(
    "$uri",
    variable(site, "bare"),
    "default $uri;",
    '"~^(?:/+|//?index\\.html/*)\\z" "/";',
    `"~^(${group}.*)/index\\.html/*\\z" ${folder};`,
    `"~^(${group}.*[^/])/+\\z" ${folder};`,
  );
};

/** The target as it stands in a `Location`, with the visitor's query unless it has one of its own. */
const targetWord = (site: Site, { to }: Redirect): string => {
  const [address = "", ...hash] = encodeURI(to).replaceAll("%25", "%").split(/(?=#)/);
  const query = address.includes("?") ? "" : "$is_args$args";
  return `"${inner(site, address)}${query}${inner(site, hash.join(""))}"`;
};

/** The different statuses of the redirects. */
export const redirectStatuses = ({ manifest }: Site): number[] => [
  ...new Set(manifest.redirects.map(({ status }) => status)),
];

const redirectMaps = (site: Site): string[] => {
  const { redirects } = site.manifest;
  const keyOf = createKeys(redirects.map(({ from }) => withoutSlash(from)));
  return redirectStatuses(site).flatMap((status) => {
    const lines = redirects
      .filter((redirect) => redirect.status === status)
      .map((redirect) => `${keyOf(withoutSlash(redirect.from))} ${targetWord(site, redirect)};`);
    return mapBlock(variable(site, "asked"), variable(site, `moved_${status}`), lines);
  });
};

/** The pages that answer for what is not there. The longest path that fits counts. */
const missingMap = (site: Site): string[] => {
  const { statics, fallbacks } = site.manifest;
  const pages = statics.filter(({ status }) => status === 404);
  const byLength = [...fallbacks].sort((a, b) => b.below.length - a.below.length);
  return mapBlock(
    "$uri",
    variable(site, "missing"),
    pages.map(({ path, file }) => `${quoted(path)} ${literal(site, `/${file}`)};`),
    byLength.map(({ below, file }) => `${quoted(`~^${escapedExpression(below)}`)} ${literal(site, `/${file}`)};`),
  );
};

/** Finds where an address leads that is not exactly that of a file. */
export const addressMaps = (site: Site): string[] => [
  "# What was asked for, without a slash at its end and without index.html.",
  ...bareMap(site),
  "",
  "# Addresses that have moved, in any casing.",
  ...redirectMaps(site),
  "",
  "# The page that answers for what is not there.",
  ...missingMap(site),
];
