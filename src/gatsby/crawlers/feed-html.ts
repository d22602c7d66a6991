import { load } from "cheerio/slim";

/** Attributes that only browsers use. */
const browserAttributes = ["loading", "decoding", "srcset", "sizes"];

/** Resolves a URL; returns an unresolvable one unchanged. */
const absolute = (url: string, base: string): string => (URL.canParse(url, base) ? new URL(url, base).href : url);

/**
 * Simplifies an article's HTML for feed readers: absolute URLs, `img` without `picture`, tables without a wrapper.
 *
 * @param html as on the article's page
 * @param url the article's absolute URL
 */
export const feedHtml = (html: string, url: string): string => {
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: "utf8" } });
  $("source").remove();
  for (const wrapper of $("picture,div:has(> table)")) $(wrapper).replaceWith($(wrapper).contents());
  for (const name of browserAttributes) $(`[${name}]`).removeAttr(name);
  for (const name of ["href", "src"]) $(`[${name}]`).attr(name, (_index, value) => absolute(value, url));
  return $.html();
};
