import type { Node, Text } from "hast";
import { type BrandTokens, cleanTree } from "./clean-tree";
import { descendants, isElement } from "./hast";

/** Between other blocks a syntax tree has a line break of its own. */
const apart = new Set(["td", "th", "br"]);

const ownText = (node: Node): string => {
  if (isElement(node)) return apart.has(node.tagName) ? " " : "";
  return node.type === "text" ? (node as Text).value : "";
};

/**
 * The words of a Markdown text in one line, without markup, with the brand in the place of its tokens.
 *
 * @param tree the text as a syntax tree (hast); it is not changed
 */
export const plainText = (tree: Node, tokens: BrandTokens): string =>
  descendants(cleanTree(tree, tokens)).map(ownText).join("").replace(/\s+/g, " ").trim();
