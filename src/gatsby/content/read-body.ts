import type { Literal, Node } from "unist";
import type { BrandTokens } from "../../markdown/clean-tree";
import { headingIds } from "../../markdown/body-headings";
import { descendants } from "../../markdown/hast";
import { parseBody } from "../../markdown/parse-body";

interface Addressed extends Node {
  url?: string;
}

export interface Body {
  /** The parts of the text in their order. */
  nodes: Node[];
  /** Addresses that it links to. */
  links: string[];
  /** Addresses of pictures that it shows. */
  images: string[];
  /** In which line of its file each of these addresses stands first. */
  lines: Map<string, number>;
  /** The ids that its headings will have. */
  headingIds: string[];
  /** Its running text: no headings, no tables, no code. */
  paragraphs: string[];
}

const linkTypes = ["link", "definition"];

/** The line of a file in which a part of its body stands, for a body that begins in the line `first`. */
export const lineOf = (node: Node, first: number): number => first + (node.position?.start.line ?? 1) - 1;

const wordsOf = (paragraph: Node): string =>
  descendants(paragraph)
    .map((node) => (node.type === "break" ? " " : node.type === "text" ? (node as Literal<string>).value : ""))
    .join("");

/**
 * What the check has to know of a Markdown text.
 *
 * @param firstLine the line of the file in which the text begins
 */
export const readBody = (body: string, firstLine: number, tokens: BrandTokens): Body => {
  const nodes = parseBody(body);
  const addressed = (nodes as Addressed[]).filter(({ url }) => url !== undefined);
  const urls = (types: string[]) =>
    addressed.flatMap(({ type, url }) => (types.includes(type) && url !== undefined ? [url] : []));
  const lines = new Map([...addressed].reverse().map((node) => [node.url ?? "", lineOf(node, firstLine)]));
  return {
    nodes,
    links: urls(linkTypes),
    images: urls(["image"]),
    lines,
    headingIds: headingIds(nodes, tokens),
    paragraphs: nodes.filter(({ type }) => type === "paragraph").map(wordsOf),
  };
};
