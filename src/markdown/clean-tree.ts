import type { Node } from "hast";
import sanitize from "hast-util-sanitize";
import { descendants, isElement, isText } from "./hast";

/** The values of `{{name}}` and other tokens in Markdown. */
export type BrandTokens = Readonly<Record<string, string>>;

const token = /(?:\{\{|%7B%7B)\s*(\w+)\s*(?:\}\}|%7D%7D)/g;

/** The names of the tokens in a text. */
export const tokenNames = (text: string): string[] => Array.from(text.matchAll(token), ([, name = ""]) => name);

/** Replaces the tokens of a text; keeps unknown ones. */
export const fillTokens = (text: string, tokens: BrandTokens): string =>
  text.replace(token, (whole, name: string) => (Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? whole);

const isCode = (node: Node): boolean => isElement(node) && node.tagName === "code";

/** Leaves code unchanged: other languages use double braces too. */
const withTokens = (tree: Node, tokens: BrandTokens): Node => {
  const code = new Set(descendants(tree).filter(isCode).flatMap(descendants));
  for (const node of descendants(tree)) {
    if (isText(node) && !code.has(node)) node.value = fillTokens(node.value, tokens);
    if (isElement(node) && typeof node.properties?.["href"] === "string")
      node.properties["href"] = fillTokens(node.properties["href"], tokens);
  }
  return tree;
};

/** Only footnotes have ids, as texts contain no HTML. */
const withPrefix = (tree: Node, clobberPrefix: string): Node => {
  const clean = sanitize(tree, { clobberPrefix });
  for (const node of descendants(clean).filter(isElement)) {
    const { href } = node.properties ?? {};
    if (typeof href === "string" && /^#fn(?:ref)?-/.test(href))
      node.properties = { ...node.properties, href: `#${clobberPrefix}${href.slice(1)}` };
  }
  return clean;
};

/**
 * Returns a sanitised copy of a Markdown text with its tokens replaced.
 *
 * @param tree the text as a syntax tree (hast), which is not modified
 * @param prefix for the ids of its footnotes
 */
export const cleanTree = (tree: Node, tokens: BrandTokens, prefix: string): Node =>
  withTokens(withPrefix(tree, prefix), tokens);
