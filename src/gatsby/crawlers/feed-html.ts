import { load } from "cheerio/slim";
import { makeAddressesAbsolute } from "./absolute-addresses";

/** What only our own styles and scripts have a use for. */
const own = ["class", "tabindex", "loading", "decoding"];

/**
 * The text of an article as feed readers show it: plain HTML in which every
 * address is absolute, a picture is one element, and a table stands by itself.
 *
 * @param html as the article's page has it
 * @param url the article's absolute address
 */
export const feedHtml = (html: string, url: string): string => {
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: "utf8" } }, false);
  $("script,style,source").remove();
  for (const wrapper of $("picture,div:has(> table)")) $(wrapper).replaceWith($(wrapper).contents());
  for (const name of own) $(`[${name}]`).removeAttr(name);
  makeAddressesAbsolute($, url);
  return $.html();
};
