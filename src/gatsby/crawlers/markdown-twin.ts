import { gfm } from "@joplin/turndown-plugin-gfm";
import { load } from "cheerio/slim";
import TurndownService from "turndown";
import { makeAddressesAbsolute } from "./absolute-addresses";
import { simplifyStructure } from "./plain-structure";
import { removeInterface } from "./without-interface";

/** What a page says, for programs that read texts, and which pictures it shows. */
export interface PageText {
  /** Markdown (https://spec.commonmark.org/, with the tables of GitHub). */
  markdown: string;
  /** The absolute addresses of its pictures, each once. */
  pictures: string[];
}

/** What stands before an entry of a list: its number, or a dash. Turndown would pad it to a tab. */
const marker = (entry: Node): string => {
  const list = entry.parentNode as Element | null;
  if (list?.nodeName !== "OL") return "- ";
  const first = Number(list.getAttribute("start") ?? 1);
  return `${first + Array.from(list.children).indexOf(entry as Element)}. `;
};

const turndown = new TurndownService({ headingStyle: "atx", codeBlockStyle: "fenced", br: "\\" })
  .use(gfm)
  .addRule("entry", {
    filter: "li",
    replacement: (content, entry) => {
      const before = marker(entry);
      const lines = content.trim().replace(/\n(?=[^\n])/g, `\n${" ".repeat(before.length)}`);
      return `${before}${lines}${entry.nextSibling === null ? "" : lines.includes("\n\n") ? "\n\n" : "\n"}`;
    },
  });

/** Spaces that keep words on one line, which texts do not need. */
const tidy = (markdown: string): string =>
  markdown
    .replaceAll("\u00a0", " ")
    .replace(/[ \t]+$/gm, "")
    .trim();

/**
 * Says in Markdown exactly what a page shows, without its interface.
 *
 * @param main the page's `main` element, as HTML
 * @param url the page's canonical address, which the last line names
 */
export const pageText = (main: string, url: string): PageText => {
  const $ = load(main);
  removeInterface($);
  makeAddressesAbsolute($, url);
  const pictures = $("img")
    .map((_index, image) => $(image).attr("src"))
    .toArray();
  simplifyStructure($);
  return {
    markdown: `${tidy(turndown.turndown($.html()))}\n\n---\n\nCanonical: <${url}>\n`,
    pictures: [...new Set(pictures)],
  };
};
