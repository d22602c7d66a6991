import type { Literal, Node } from "unist";

const readTypes = new Set(["text", "inlineCode", "code"]);

/**
 * What a reader reads of a Markdown text: no markup, no addresses, no words that stand for pictures.
 *
 * @param nodes the text as `parseBody` reads it
 */
export const bodyText = (nodes: readonly Node[]): string =>
  nodes
    .filter(({ type }) => readTypes.has(type))
    .map((node) => (node as Literal<string>).value)
    .join(" ");
