import { LineCounter, parseDocument } from "yaml";
import { withoutEmptyValues } from "../../domain/content/empty-values";
import { frontMatter } from "../../domain/content/front-matter";
import { isObject } from "../../domain/is-object";

export interface ParsedFile {
  /** The front matter of a Markdown file or the object of a JSON file, without empty values. */
  data: Record<string, unknown>;
  /** The text under the front matter; empty for JSON. */
  body: string;
  /** The line of the file in which that text begins. */
  bodyLine: number;
}

/** A file that cannot be read at all; the message says what and, where known, in which line. */
export class UnreadableFile extends Error {}

const asObject = (value: unknown): Record<string, unknown> => {
  if (value !== null && value !== undefined && !isObject(value)) throw new UnreadableFile("holds no fields");
  return (withoutEmptyValues(value) as Record<string, unknown> | undefined) ?? {};
};

const parseYaml = (source: string): unknown => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lineCounter.linePos(error.pos[0]);
    throw new UnreadableFile(`has an error in line ${line + 1}: ${error.message}`);
  }
  try {
    return document.toJS();
  } catch (unresolved) {
    // An alias that names no anchor.
    throw new UnreadableFile(`is not valid YAML: ${(unresolved as Error).message}`);
  }
};

const parseJson = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new UnreadableFile(`is not valid JSON: ${(error as Error).message}`);
  }
};

/**
 * Reads a content file.
 *
 * @param file its path; the ending decides how it is read
 * @throws {UnreadableFile} when it is neither JSON nor Markdown with YAML front matter
 */
export const parseFile = (file: string, source: string): ParsedFile => {
  if (file.endsWith(".json")) return { data: asObject(parseJson(source)), body: "", bodyLine: 1 };
  const [, yaml, body] = frontMatter.exec(source) ?? [];
  if (yaml === undefined || body === undefined)
    throw new UnreadableFile("has no front matter between two lines of ---");
  const before = source.slice(0, source.length - body.length);
  return { data: asObject(parseYaml(yaml)), body, bodyLine: before.split("\n").length };
};
