import type { Node as HastNode } from "hast";
import toHast from "mdast-util-to-hast";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import type { Literal, Node } from "unist";
import { descendants } from "./hast";

/** The one grammar of the check, the pages and the CMS's preview: with the options that gatsby-transformer-remark has by default. */
const parser = unified().use(parse).use(gfm).use(footnotes, { inlineNotes: true });

/** A Markdown text as a syntax tree (mdast). */
export const parseMarkdown = (body: string): Node => parser.parse(body);

/** A Markdown tree (mdast) as one of HTML (hast), without the HTML in the text. */
export const htmlTree = (tree: Node): HastNode => toHast(tree);

const readTypes = new Set(["text", "inlineCode", "code"]);

/** What a reader reads of a Markdown tree (mdast): no markup, no URLs, no alternative texts. */
export const readText = (tree: Node): string =>
  descendants(tree)
    .filter(({ type }) => readTypes.has(type))
    .map((node) => (node as Literal<string>).value)
    .join(" ");
