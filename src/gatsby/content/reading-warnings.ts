import type { Literal, Node, Parent } from "unist";
import type { Mistake } from "../../domain/content/mistake";
import { hardReadingLevel, readingLevel } from "../../domain/reading-level";
import { parseBody } from "../../markdown/parse-body";
import { descendants } from "../../markdown/hast";

const wordsOf = (paragraph: Node): string =>
  descendants(paragraph)
    .map((node) => (node.type === "break" ? " " : node.type === "text" ? (node as Literal<string>).value : ""))
    .join("");

/** The running text of a Markdown text: no headings, no tables, no code. */
const paragraphsOf = (body: string): string[] =>
  parseBody(body)
    .filter((node): node is Parent => node.type === "paragraph")
    .map(wordsOf);

/** Whether the text of an entry is hard to read. */
export const readingWarnings = (file: string, body: string): Mistake[] => {
  const level = readingLevel(paragraphsOf(body));
  if (level === undefined || level <= hardReadingLevel) return [];
  return [
    {
      severity: "warning",
      file,
      field: "body",
      problem: `is hard to read: school year ${Math.round(level)}, more than ${hardReadingLevel}`,
      advice: "write shorter sentences and shorter words",
    },
  ];
};
