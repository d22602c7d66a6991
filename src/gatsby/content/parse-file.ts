import { type Document, LineCounter, parseDocument, type YAMLParseError, type YAMLWarning } from "yaml";
import { frontMatter, invisible, withoutEmptyValues } from "../../domain/content/file-format";
import { isObject } from "../../domain/is-object";

type Fields = Record<string, unknown>;

export interface ParsedFile {
  /** The front matter of a Markdown file or the object of a JSON file, without empty values. */
  data: Fields;
  /** The same with empty values; undefined if there are no fields. */
  written: Fields | undefined;
  /** The front matter of a Markdown file as a `yaml` document, with comments. */
  document?: Document;
  /** The text under the front matter; empty for JSON. */
  body: string;
  /** The line of the file where the body starts. */
  bodyLine: number;
}

/** Thrown for a file that cannot be parsed; the message says why and, if known, in which line. */
export class UnreadableFile extends Error {
  constructor(
    problem: string,
    readonly advice = "fix the file's syntax",
  ) {
    super(problem);
  }
}

const fieldsOf = (value: unknown): Pick<ParsedFile, "data" | "written"> => {
  if (value === null || value === undefined) return { data: {}, written: undefined };
  if (!isObject(value)) throw new UnreadableFile("holds no fields");
  return { data: (withoutEmptyValues(value) as Fields | undefined) ?? {}, written: value };
};

const isRepeatedKey = ({ code }: YAMLParseError): boolean => code === "DUPLICATE_KEY";

/** Parses a text with `yaml`, which also accepts JSON. @param linesBefore the number of lines before it in its file */
const readDocument = (source: string, linesBefore: number) => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const lineOf = ({ pos }: YAMLParseError | YAMLWarning) => lineCounter.linePos(pos[0]).line + linesBefore;
  const repeatedKey = (error: YAMLParseError) => {
    const [key = ""] = /^[^\s:]*/.exec(source.slice(error.pos[0])) ?? [];
    return new UnreadableFile(`has a second ${key} in line ${lineOf(error)}`, "keep one of the two");
  };
  return { document, lineOf, repeatedKey };
};

const parseYaml = (source: string) => {
  const { document, lineOf, repeatedKey } = readDocument(source, 1);
  const [error] = document.errors;
  if (error !== undefined && isRepeatedKey(error)) throw repeatedKey(error);
  if (error !== undefined)
    throw new UnreadableFile(
      `has an error in line ${lineOf(error)}: ${error.message}`,
      "fix that line; a text with a colon, or that begins with a sign, stands in quotes",
    );
  // A tag such as `!word`, for example, which Gatsby's front matter parser rejects.
  const [warning] = document.warnings;
  if (warning !== undefined)
    throw new UnreadableFile(`has an error in line ${lineOf(warning)}: ${warning.message}`, "put the text in quotes");
  try {
    return { document, value: document.toJS() as unknown };
  } catch (unresolved) {
    // An alias without an anchor.
    throw new UnreadableFile(`is not valid YAML: ${(unresolved as Error).message}`, "put the text in quotes");
  }
};

const parseJson = (source: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new UnreadableFile(`is not valid JSON: ${(error as Error).message}`);
  }
  // Of duplicate keys, `JSON.parse` drops the first.
  const { document, repeatedKey } = readDocument(source, 0);
  const error = document.errors.find(isRepeatedKey);
  if (error !== undefined) throw repeatedKey(error);
  return value;
};

/**
 * Parses a content file.
 *
 * @param file its path, whose extension decides how it is parsed
 * @throws {UnreadableFile} if it is neither JSON nor Markdown with YAML front matter
 */
export const parseFile = (file: string, source: string): ParsedFile => {
  if (file.endsWith(".json")) return { ...fieldsOf(parseJson(source)), body: "", bodyLine: 1 };
  const [, yaml, body] = frontMatter.exec(source) ?? [];
  if (yaml === undefined || body === undefined)
    throw new UnreadableFile(
      "has no front matter between two lines of ---",
      "put --- alone in the first line and again under the fields, without a space behind it",
    );
  const before = source.slice(0, source.length - body.length);
  const { document, value } = parseYaml(yaml);
  return { ...fieldsOf(value), document, body, bodyLine: before.split("\n").length };
};

/** Returns the text before the first of them in a string, or in the strings of a value; undefined if none. */
const beforeInvisible = (value: unknown): string | undefined => {
  if (typeof value === "string") return invisible.test(value) ? value.slice(0, value.search(invisible)) : undefined;
  return Object.values(value ?? {})
    .map(beforeInvisible)
    .find((before) => before !== undefined);
};

/** About the length of a book. Longer texts take minutes to parse. */
const maxCharacters = 1_000_000;

/**
 * Parses a content file for the site.
 *
 * @throws {UnreadableFile} as `parseFile`, and if it is too long, not UTF-8, or has a merge conflict or an invisible
 *   character
 */
export const parseWholeFile = (file: string, source: string): ParsedFile => {
  if (source.length > maxCharacters) {
    const problem = `has ${source.length} characters, at most ${maxCharacters} allowed`;
    throw new UnreadableFile(problem, "shorten it, or make several entries of it");
  }
  if (source.startsWith("\ufeff"))
    throw new UnreadableFile("begins with a byte order mark", "save it as UTF-8 without BOM");
  // UTF-8 decoders replace invalid bytes by this character.
  if (source.includes("\ufffd")) throw new UnreadableFile("is not written as UTF-8", "save it as UTF-8");
  if (/^(?:<{7}|>{7}) /m.test(source))
    throw new UnreadableFile(
      "has a merge conflict",
      "keep one of the versions, without the lines of <<<<<<<, ======= and >>>>>>>",
    );
  const above = beforeInvisible(source);
  if (above !== undefined)
    throw new UnreadableFile(`has an invisible character in line ${above.split("\n").length}`, "delete it");
  const parsed = parseFile(file, source);
  // JSON and YAML can contain it as an escape.
  const before = beforeInvisible(parsed.data);
  if (before !== undefined)
    throw new UnreadableFile(`has an invisible character after ${JSON.stringify(before.slice(-30))}`, "delete it");
  return parsed;
};
