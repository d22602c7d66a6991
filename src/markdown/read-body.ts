import type { Literal, Node } from "unist";
import { countWords } from "../domain/blog/reading-time";
import type { Body } from "../domain/content/entry";
import { type BrandTokens, fillTokens, tokenNames } from "./clean-tree";
import { descendants, isParent, isText } from "./hast";
import { headingSlugger } from "./heading-slugger";
import { readText } from "./parse-markdown";

interface Addressed extends Node {
  url?: string;
}

const linkTypes = ["link", "definition"];

/** The line of a file in which a part of a text stands; unknown for a text of which no first line is known. */
export const lineOf = (node: Node, first: number | undefined): number | undefined =>
  first && first + (node.position?.start.line ?? 1) - 1;

/**
 * The text of a heading, without its footnotes. The site fills in no tokens in code; ids have no braces, so that code
 * without them has the same one.
 */
export const headingText = (node: Node): string => {
  if (node.type === "footnote") return "";
  if (isParent(node)) return node.children.map(headingText).join("");
  if (node.type === "inlineCode") return (node as Literal<string>).value.replaceAll(/[{}]/g, "");
  return isText(node) ? node.value : "";
};

/**
 * What the content check has to know of a Markdown text.
 *
 * @param tree as `parseMarkdown` makes it
 * @param firstLine the line of the file in which the text begins, where that is known
 */
export const readBody = (tree: Node, firstLine?: number): Body => {
  const nodes: Addressed[] = descendants(tree);
  const addressed = nodes.filter(({ url }) => url !== undefined);
  const urls = (types: string[]) =>
    addressed.flatMap(({ type, url }) => (types.includes(type) && url !== undefined ? [url] : []));
  const links = urls(linkTypes);
  return {
    links,
    images: urls(["image"]),
    lines: Object.fromEntries(addressed.toReversed().map((node) => [node.url ?? "", lineOf(node, firstLine)])),
    headings: nodes
      .filter((node) => node.type === "heading" && (node as Node & { depth: number }).depth > 1)
      .map(headingText),
    placeholders: tokenNames([...nodes.filter(isText).map(({ value }) => value), ...links].join(" ")),
    wordCount: countWords(readText(tree)),
  };
};

/**
 * The ids that the HTML of a Markdown text will give its headings: those that `renderArticle` finds.
 *
 * @param headings as `readBody` finds them
 * @param taken the ids that the page has already
 */
export const headingIds = (headings: readonly string[], taken: readonly string[], tokens: BrandTokens): string[] => {
  const slugger = headingSlugger(taken);
  return headings.map((heading) => slugger.slug(fillTokens(heading, tokens)));
};
