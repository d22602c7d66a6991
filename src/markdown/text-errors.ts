import type { Node } from "unist";
import type * as z from "zod";
import { fieldValues, problemIn } from "../domain/content/schema-walk";
import { type FieldError, fieldName } from "../domain/content/validation-error";
import { markdownProblems } from "./body-check";
import { parseMarkdown } from "./parse-markdown";

/** A parsed Markdown text of an entry. */
interface ParsedText {
  path: PropertyKey[];
  tree: Node;
  /** The line of its file where the text starts, if known. */
  firstLine: number | undefined;
}

/** Parses the Markdown of an entry: its body, and the fields that hold some. */
export const parsedTexts = (schema: z.ZodObject, data: unknown, body: string, bodyLine?: number): ParsedText[] => [
  { path: ["body"], tree: parseMarkdown(body), firstLine: bodyLine },
  ...fieldValues(schema, data).flatMap(({ path, value, meta }) =>
    meta.widget === "markdown" && typeof value === "string"
      ? [{ path, tree: parseMarkdown(value), firstLine: undefined }]
      : [],
  ),
];

/** Reports what would not reach the page or all of its readers. */
export const textErrors = (schema: z.ZodObject, data: unknown, texts: readonly ParsedText[]): FieldError[] =>
  texts.flatMap(({ path, tree, firstLine }) =>
    markdownProblems(tree, firstLine).map((found) => {
      const problem = problemIn(schema, data, path, found.problem);
      return { ...found, field: fieldName(path), problem };
    }),
  );
