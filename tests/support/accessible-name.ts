import type { CheerioAPI } from "cheerio";
import { seen } from "./built-pages";

type Element = Parameters<CheerioAPI>[0];

/** The name of a link or a heading, for what this site's have: a label, text, and pictures with an alternative. */
export const accessibleName = ($: CheerioAPI, element: Element): string => {
  const label = $(element).attr("aria-label");
  if (label !== undefined) return seen(label);
  const copy = $(element).clone();
  copy.find("[aria-hidden='true'], svg, style").remove();
  copy.find("img").each((_index, image) => void $(image).replaceWith($(image).attr("alt") ?? ""));
  return seen(copy.text());
};
