import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import type { Node } from "unist";
import { descendants } from "./hast";

const parser = unified().use(parse).use(gfm);

/** The parts of a Markdown text in their order, read by the parser that the site is built with. */
export const parseBody = (body: string): Node[] => descendants(parser.parse(body));
