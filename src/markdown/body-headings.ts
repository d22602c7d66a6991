import Slugger from "github-slugger";
import type { Literal, Node } from "unist";
import { type BrandTokens, fillTokens } from "./clean-tree";
import { descendants } from "./hast";

const textOf = (heading: Node): string =>
  descendants(heading)
    .filter(({ type }) => type === "text" || type === "inlineCode")
    .map((node) => (node as Literal<string>).value)
    .join("");

/** The headings of a Markdown text that get an id, as they are written: with the brand's tokens. */
export const headingTexts = (nodes: readonly Node[]): string[] =>
  nodes.filter((node) => node.type === "heading" && (node as Node & { depth: number }).depth > 1).map(textOf);

/**
 * The ids that the HTML of a Markdown text will give its headings, told from the Markdown alone: what `renderArticle`
 * finds once it is rendered.
 *
 * @param headings as `headingTexts` finds them
 */
export const headingIds = (headings: readonly string[], tokens: BrandTokens): string[] => {
  const slugger = new Slugger();
  return headings.map((heading) => slugger.slug(fillTokens(heading, tokens)));
};
