import { load } from "cheerio/slim";

/** Attributes that only browsers use. */
const browserAttributes = ["loading", "decoding", "srcset", "sizes"];

/** An absolute URL. What cannot be resolved stays as it is. */
const absolute = (url: string, base: string): string => (URL.canParse(url, base) ? new URL(url, base).href : url);

/**
 * The text of an article as feed readers show it: plain HTML in which every URL
 * is absolute, a picture is one element, and a table stands by itself.
 *
 * @param html as the article's page has it
 * @param url the article's absolute URL
 */
export const feedHtml = (html: string, url: string): string => {
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: "utf8" } }, false);
  $("source").remove();
  for (const wrapper of $("picture,div:has(> table)")) $(wrapper).replaceWith($(wrapper).contents());
  for (const name of browserAttributes) $(`[${name}]`).removeAttr(name);
  for (const name of ["href", "src"]) $(`[${name}]`).attr(name, (_index, value) => absolute(value, url));
  return $.html();
};
