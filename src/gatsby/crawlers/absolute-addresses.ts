import type { CheerioAPI } from "cheerio/slim";

const single = ["href", "src", "poster"] as const;

/** A candidate of a `srcset`: an address, and for which width or density it is meant. */
const candidate = /(\S*[^\s,])((?:\s+[\d.]+[wx])?\s*(?:,|$))/g;

/** An address as it is found from anywhere. What cannot be resolved stays as it is. */
const absolute = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;

/**
 * Makes the addresses of links, pictures and films absolute, so that they lead
 * to the same place wherever the text is read.
 *
 * @param $ a document; it is changed
 * @param base the absolute address of the page that the text stands in
 */
export const makeAddressesAbsolute = ($: CheerioAPI, base: string): void => {
  for (const name of single) {
    for (const element of $(`[${name}]`)) $(element).attr(name, absolute($(element).attr(name) ?? "", base));
  }
  for (const element of $("[srcset]")) {
    const set = $(element).attr("srcset") ?? "";
    $(element).attr(
      "srcset",
      set.replace(candidate, (_all, address: string, rest: string) => absolute(address, base) + rest),
    );
  }
};
