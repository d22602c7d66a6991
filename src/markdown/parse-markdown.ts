import type { Node as HastNode } from "hast";
import toHast from "mdast-util-to-hast";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import type { Literal, Node } from "unist";
import { descendants } from "./hast";

/** The parser for check, pages and CMS preview, with the default options of gatsby-transformer-remark. */
const parser = unified().use(parse).use(gfm).use(footnotes, { inlineNotes: true });

/** Parses Markdown into a syntax tree (mdast). */
export const parseMarkdown = (body: string): Node => parser.parse(body);

/** Converts a Markdown tree (mdast) to HTML (hast), without the HTML in the text. */
export const htmlTree = (tree: Node): HastNode => toHast(tree);

const readTypes = new Set(["text", "inlineCode", "code"]);

/** Returns the visible text of a Markdown tree (mdast): no URLs, no alternative texts. */
export const readText = (tree: Node): string =>
  descendants(tree)
    .filter(({ type }) => readTypes.has(type))
    .map((node) => (node as Literal<string>).value)
    .join(" ");
