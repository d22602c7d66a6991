import type { Literal } from "unist";
import { parseBody } from "./parse-body";

const readTypes = new Set(["text", "inlineCode", "code"]);

/** What a reader reads of a Markdown text: no markup, no addresses, no words that stand for pictures. */
export const bodyText = (body: string): string =>
  parseBody(body)
    .filter(({ type }) => readTypes.has(type))
    .map((node) => (node as Literal<string>).value)
    .join(" ");
