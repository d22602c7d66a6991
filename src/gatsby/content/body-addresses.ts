import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import type { Node, Parent } from "unist";

interface Addressed extends Node {
  url?: string;
}

const parser = unified().use(parse).use(gfm);

const descendants = (node: Node): Node[] => [node, ...((node as Partial<Parent>).children ?? []).flatMap(descendants)];

/** Where a Markdown text links to and which pictures it shows, read by the parser that the site is built with. */
export const bodyAddresses = (body: string): { links: string[]; images: string[] } => {
  const nodes = descendants(parser.parse(body)) as Addressed[];
  const urls = (...types: string[]) =>
    nodes.flatMap(({ type, url }) => (types.includes(type) && url !== undefined ? [url] : []));
  return { links: urls("link", "definition"), images: urls("image") };
};
