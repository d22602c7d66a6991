import path from "node:path";
import { type ContentTypeName, hasBody, schemaFor } from "../../domain/content/content-types";
import type { Entry } from "../../domain/content/entry";
import { type Mistake, mistakesOf } from "../../domain/content/mistake";
import { bodyMistakes } from "./body-mistakes";
import { type ParsedFile, parseFile, UnreadableFile } from "./parse-file";
import { readBody } from "./read-body";

/** What a file is found to be. */
export type Checked =
  { entry: Entry } | { refused: Pick<Entry, "type" | "file" | "data">; mistakes: Omit<Mistake, "file">[] };

const checkParsed = (type: ContentTypeName, file: string, parsed: ParsedFile): Checked => {
  const { data, body, bodyLine } = parsed;
  const schema = schemaFor(type, data);
  const result = schema.safeParse(data, { reportInput: true });
  const { nodes, ...read } = readBody(body, bodyLine);
  const mistakes = [
    ...(result.success ? [] : mistakesOf(schema, result.error.issues)),
    ...bodyMistakes(nodes, bodyLine),
  ];
  if (hasBody(type) && body.trim() === "")
    mistakes.push({ field: "body", problem: "is empty", advice: "write the text under the second line of ---" });
  return mistakes.length > 0 ? { refused: { type, file, data }, mistakes } : { entry: { type, file, data, ...read } };
};

/**
 * One file against the schema of its content type.
 *
 * @param file path below the project, for the report
 * @param source the text of the file
 */
export const checkSource = (type: ContentTypeName, file: string, source: string): Checked => {
  try {
    return checkParsed(type, file, parseFile(file, source));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const mistake = { field: "", problem: error.message, advice: "mend the file's syntax" };
    // Files are named by their slugs, so that links to this page are not reported as well.
    const data = { slug: path.parse(file).name };
    return { refused: { type, file, data }, mistakes: [mistake] };
  }
};
