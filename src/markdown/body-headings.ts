import Slugger from "github-slugger";
import type { Literal, Node } from "unist";
import { type BrandTokens, fillTokens } from "./clean-tree";
import { descendants } from "./hast";

const textOf = (heading: Node): string =>
  descendants(heading)
    .filter(({ type }) => type === "text" || type === "inlineCode")
    .map((node) => (node as Literal<string>).value)
    .join("");

/**
 * The ids that the HTML of a Markdown text will give its headings, told from the Markdown alone: what
 * `articleHeadings` finds once it is rendered.
 *
 * @param nodes the text as `parseBody` reads it
 */
export const headingIds = (nodes: readonly Node[], tokens: BrandTokens): string[] => {
  const slugger = new Slugger();
  return nodes
    .filter((node) => node.type === "heading" && (node as Node & { depth: number }).depth > 1)
    .map((heading) => slugger.slug(fillTokens(textOf(heading), tokens)));
};
