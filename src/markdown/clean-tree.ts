import type { Node } from "hast";
import sanitize from "hast-util-sanitize";
import { descendants, isElement, isText } from "./hast";

/** What `{{name}}` and its like stand for in a Markdown body. */
export type BrandTokens = Readonly<Record<string, string>>;

const token = /(?:\{\{|%7B%7B)\s*(\w+)\s*(?:\}\}|%7D%7D)/g;

/** The names of the tokens in a text. */
export const tokenNames = (text: string): string[] => Array.from(text.matchAll(token), ([, name = ""]) => name);

/** A text with the brand in the place of its tokens. */
export const fillTokens = (text: string, tokens: BrandTokens): string =>
  text.replace(token, (whole, name: string) => (Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? whole);

const isCode = (node: Node): boolean => isElement(node) && node.tagName === "code";

/** Code stays as it is written: other languages have double braces too. */
const withTokens = (tree: Node, tokens: BrandTokens): Node => {
  const code = new Set(descendants(tree).filter(isCode).flatMap(descendants));
  for (const node of descendants(tree)) {
    if (isText(node) && !code.has(node)) node.value = fillTokens(node.value, tokens);
    if (isElement(node) && typeof node.properties?.["href"] === "string")
      node.properties["href"] = fillTokens(node.properties["href"], tokens);
  }
  return tree;
};

/** HTML is left out of texts, so that only footnotes have ids. */
const withPrefix = (tree: Node, clobberPrefix: string): Node => {
  const clean = structuredClone(sanitize(tree, { clobberPrefix }));
  for (const node of descendants(clean).filter(isElement)) {
    const { href } = node.properties ?? {};
    if (typeof href === "string" && /^#fn(?:ref)?-/.test(href))
      node.properties = { ...node.properties, href: `#${clobberPrefix}${href.slice(1)}` };
  }
  return clean;
};

/**
 * A copy of a Markdown text without anything that could run, and with the brand in the place of its tokens.
 *
 * @param tree the text as a syntax tree (hast); it is not changed
 * @param prefix with which the ids of its footnotes begin
 */
export const cleanTree = (tree: Node, tokens: BrandTokens, prefix: string): Node =>
  withTokens(withPrefix(tree, prefix), tokens);
