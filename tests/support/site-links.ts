import type { CheerioAPI } from "cheerio";
import { canonicalUrl, type BuiltPage, ownPath, seen, siteUrl } from "./built-pages";

/** The name of a link, for what this site's have: a label, text, and pictures with an alternative. */
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
  /** The path it leads to, without query and fragment; undefined for a URL of another site. */
  path: string | undefined;
  /** The id it leads to; empty for none. */
  fragment: string;
}

/** The links of a page, as they are in its HTML. */
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

/** How many clicks each page is from the home page, over links that the HTML has. What is not found has none. */
export const clickDepths = (pages: readonly BuiltPage[]): Map<string, number> => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const depths = new Map([["/", 0]]);
  for (const [path, depth] of depths) {
    const page = byPath.get(path);
    if (page === undefined) continue;
    for (const link of linksOf(page))
      if (link.path !== undefined && byPath.has(link.path) && !depths.has(link.path)) depths.set(link.path, depth + 1);
  }
  return depths;
};
