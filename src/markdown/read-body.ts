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

/** Returns the line of a node in its file; undefined if the text's first line is unknown. */
export const lineOf = (node: Node, first: number | undefined): number | undefined =>
  first && first + (node.position?.start.line ?? 1) - 1;

/**
 * Returns a heading's text without footnotes. Removes braces from code, in which tokens are not replaced: ids contain
 * no braces, so they stay the same.
 */
export const headingText = (node: Node): string => {
  if (node.type === "footnote") return "";
  if (isParent(node)) return node.children.map(headingText).join("");
  if (node.type === "inlineCode") return (node as Literal<string>).value.replaceAll(/[{}]/g, "");
  return isText(node) ? node.value : "";
};

/**
 * Extracts what the content check needs from a Markdown text.
 *
 * @param tree as returned by `parseMarkdown`
 * @param firstLine the line of its file where the text starts, if known
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
 * Returns the ids that `renderArticle` will give to the headings of a Markdown text.
 *
 * @param headings as returned by `readBody`
 * @param taken the ids already used on the page
 */
export const headingIds = (headings: readonly string[], taken: readonly string[], tokens: BrandTokens): string[] => {
  const slugger = headingSlugger(taken);
  return headings.map((heading) => slugger.slug(fillTokens(heading, tokens)));
};
