import type { Node } from "hast";
import toHast from "mdast-util-to-hast";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";

/** With the plugins and options that gatsby-transformer-remark has unless told. */
const parser = unified().use(parse).use(gfm).use(footnotes, { inlineNotes: true });

/**
 * A Markdown text as a syntax tree of HTML, as gatsby-transformer-remark makes it: HTML in the text is kept as `raw`
 * nodes, which whoever shows the tree has to take out (`cleanTree` does).
 */
export const markdownTree = (body: string): Node => toHast(parser.parse(body), { allowDangerousHtml: true });
