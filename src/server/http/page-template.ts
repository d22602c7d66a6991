import { randomUUID } from "node:crypto";
import { type CheerioAPI, load } from "cheerio/slim";

/** Makes the marker of a slot: a text, the value of an attribute or, as a name without a value, whole attributes. */
export type Slot<Data> = (toHtml: (data: Data) => string) => string;

/**
 * Turns a built page into a template, so that it is parsed once and not for
 * every request. Scripts are left out: they would render the page again, without
 * what was put in.
 *
 * @param html the built page
 * @param placeSlots puts the markers of slots into the document
 * @returns the page's HTML with what each slot makes of the data
 */
export const pageTemplate = <Data>(
  html: string,
  placeSlots: ($: CheerioAPI, slot: Slot<Data>) => void,
): ((data: Data) => string) => {
  const $ = load(html);
  $("script, link[as='script'], link[rel='modulepreload']").remove();
  const slots: ((data: Data) => string)[] = [];
  const marker = `slot-${randomUUID()}-`;
  placeSlots($, (toHtml) => `${marker}${slots.push(toHtml) - 1}-`);
  const parts = $.html()
    .split(new RegExp(`${marker}(\\d+)-(?:="")?`))
    // Texts of the page and indexes of slots take turns.
    .map((part, index) => (index % 2 === 0 ? () => part : (slots[Number(part)] ?? (() => ""))));
  return (data) => parts.map((toHtml) => toHtml(data)).join("");
};
