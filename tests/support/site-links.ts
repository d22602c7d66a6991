import type { CheerioAPI } from "cheerio";
import { canonicalUrl, type BuiltPage, ownPath, seen, siteUrl } from "./built-pages";

/** The accessible name of a link, from what this site uses: a label, text, and alternative texts. */
const accessibleName = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string => {
  const label = $(element).attr("aria-label");
  if (label !== undefined) return seen(label);
  const copy = $(element).clone();
  copy.find("[aria-hidden='true'], svg").remove();
  copy.find("img").each((_index, image) => void $(image).replaceWith($(image).attr("alt") ?? ""));
  return seen(copy.text());
};

interface SiteLink {
  name: string;
  href: string;
  /** The path of its URL, without query and fragment; undefined for another site. */
  path: string | undefined;
  /** Without `#`; empty if there is none. */
  fragment: string;
}

export const linksOf = (page: BuiltPage, within = "body"): SiteLink[] =>
  page
    .$(within)
    .find("a[href]")
    .map((_index, element) => {
      const href = page.$(element).attr("href") ?? "";
      const { pathname, hash, href: whole } = new URL(href, canonicalUrl(page.path));
      const own = whole.startsWith(`${siteUrl}/`) && ownPath(whole) !== undefined;
      return {
        name: accessibleName(page.$, element),
        href,
        path: own ? decodeURIComponent(pathname) : undefined,
        fragment: decodeURIComponent(hash.slice(1)),
      };
    })
    .get();

/** The click depth of each path from the home page, over links in the HTML. Unreachable pages are missing. */
export const clickDepths = (pages: readonly BuiltPage[]): Map<string, number> => {
  const links = new Map(pages.map((page) => [page.path, linksOf(page)]));
  const depths = new Map([["/", 0]]);
  for (const [path, depth] of depths)
    for (const { path: to } of links.get(path) ?? [])
      if (to !== undefined && !depths.has(to)) depths.set(to, depth + 1);
  return depths;
};
