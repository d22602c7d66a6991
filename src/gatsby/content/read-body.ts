import type { Literal, Node } from "unist";
import { countWords } from "../../domain/blog/reading-time";
import { readingLevel } from "../../domain/reading-level";
import { headingTexts } from "../../markdown/body-headings";
import { bodyText } from "../../markdown/body-text";
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
  lines: Record<string, number>;
  /** Its headings, as they are written. */
  headings: string[];
  /** How many words a reader reads. */
  wordCount: number;
  /** The school year in which its running text is read with ease; undefined where it is too short to tell. */
  level: number | undefined;
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
export const readBody = (body: string, firstLine: number): Body => {
  const nodes = parseBody(body);
  const addressed = (nodes as Addressed[]).filter(({ url }) => url !== undefined);
  const urls = (types: string[]) =>
    addressed.flatMap(({ type, url }) => (types.includes(type) && url !== undefined ? [url] : []));
  const lines = Object.fromEntries([...addressed].reverse().map((node) => [node.url ?? "", lineOf(node, firstLine)]));
  return {
    nodes,
    links: urls(linkTypes),
    images: urls(["image"]),
    lines,
    headings: headingTexts(nodes),
    wordCount: countWords(bodyText(nodes)),
    level: readingLevel(nodes.filter(({ type }) => type === "paragraph").map(wordsOf)),
  };
};
