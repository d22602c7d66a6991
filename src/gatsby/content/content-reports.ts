import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type ContentTypeName,
  contentType,
  contentTypes,
  hasBody,
  schemaFor,
} from "../../domain/content/content-types";
import { type Entry, type UncheckedEntry, uncheckedEntry } from "../../domain/content/entry";
import type { SiteSettings } from "../../domain/content/settings";
import { type FieldError, type ValidationError, validationErrors } from "../../domain/content/validation-error";
import { readBody } from "../../markdown/read-body";
import { parsedTexts, textErrors } from "../../markdown/text-errors";
import { formWarnings } from "./canonical-form";
import { filesBelow } from "./files-below";
import { type ParsedFile, parseWholeFile, UnreadableFile } from "./parse-file";

/** The result of parsing and checking one file on its own, as plain JSON. */
export interface FileReport {
  /** A hash of the text and of the code that read it. */
  digest: string;
  /** Undefined for a file with errors. */
  entry?: Entry;
  /** The unchecked entry of a file with errors. */
  refused?: UncheckedEntry;
  errors: FieldError[];
  /** Format warnings, which do not stop a build. */
  warnings: ValidationError[];
  /** All picture URLs anywhere in the text. */
  pictures: string[];
}

/** The path of the site settings in the project. */
export const settingsFile = `content/${contentTypes.SiteSettings.location.file}`;

/** By the files' paths in the project. */
export type FileReports = Record<string, FileReport>;

/** Reports of earlier builds on some files. */
export type KnownReports = Partial<FileReports>;

const bodyProblem = (type: ContentTypeName, { data, body }: ParsedFile): FieldError[] => {
  const isEmpty = body.trim() === "";
  const { body: wanted, variant } = contentType(type);
  if (!hasBody(type) || isEmpty === (wanted === "none")) return [];
  // A service that is coming soon has no page to show a text on.
  if (isEmpty && variant?.when(data)) return [];
  return isEmpty
    ? [{ field: "body", problem: "is empty", advice: "write the text under the second line of ---" }]
    : [{ field: "body", problem: "is not shown", advice: "move it into a text block" }];
};

const checkParsed = (type: ContentTypeName, file: string, parsed: ParsedFile) => {
  const { data } = parsed;
  const schema = schemaFor(type, data);
  const result = schema.safeParse(data, { reportInput: true });
  const texts = parsedTexts(schema, data, parsed.body, parsed.bodyLine);
  const errors = [
    ...(result.success ? [] : validationErrors(schema, data, result.error.issues)),
    ...textErrors(schema, data, texts),
    ...bodyProblem(type, parsed),
  ];
  if (!result.success || errors.length > 0) return { refused: uncheckedEntry(type, file, data), errors };
  const [body, ...fields] = texts.map(({ path, tree, firstLine }) => ({ path, text: readBody(tree, firstLine) }));
  // A safe cast: the type's schema has accepted the data.
  return { entry: { type, file, data: result.data, body: body?.text, texts: fields } as Entry, errors };
};

/** Reports an unreadable file. Takes the slug from its name, so that links to its page are not reported as well. */
export const unreadableReport = (
  type: ContentTypeName,
  file: string,
  { message, advice }: Pick<UnreadableFile, "message" | "advice">,
): FileReport => ({
  digest: "",
  refused: uncheckedEntry(type, file, { slug: path.parse(file).name }),
  errors: [{ field: "", problem: message, advice }],
  warnings: [],
  pictures: [],
});

const checkSource = (type: ContentTypeName, file: string, source: string): Omit<FileReport, "digest" | "pictures"> => {
  try {
    const parsed = parseWholeFile(file, source);
    return { ...checkParsed(type, file, parsed), warnings: formWarnings(type, file, source, parsed) };
  } catch (error) {
    if (error instanceof UnreadableFile) return unreadableReport(type, file, error);
    throw error;
  }
};

/** The code that reads and checks content: changes here do not clear Gatsby's cache, only those of root files do. */
const codeFolders = ["src/domain", "src/markdown", "src/gatsby/content"];

let codeDigest: Buffer | undefined;

const digestOfCode = (): Buffer => {
  if (codeDigest !== undefined) return codeDigest;
  const hash = createHash("sha256");
  for (const folder of codeFolders)
    for (const file of filesBelow(folder)) hash.update(readFileSync(path.join(folder, file)));
  return (codeDigest = hash.digest());
};

/**
 * Parses one file and checks it against the schema of its content type.
 *
 * @param file its path in the project, for the report
 * @param known its earlier report, returned if neither text nor code has changed
 */
export const reportOn = (type: ContentTypeName, file: string, source: string, known?: FileReport): FileReport => {
  const digest = createHash("sha256").update(digestOfCode()).update(source).digest("base64url");
  if (known?.digest === digest) return known;
  const pictures = source.match(/\/media\/[\w./-]+/g) ?? [];
  return { ...checkSource(type, file, source), digest, pictures };
};

/** The part of Gatsby's cache used here; a `Map` is one, too. */
export interface ReportCache {
  get(key: string): unknown;
  set(key: string, value: unknown): unknown;
}

const keyOf = (file: string): string => `content-report ${file}`;

/** Reads a report from Gatsby's cache, with a key for each file: the cache parses a value on every read. */
export const cachedReport = async (cache: ReportCache, file: string): Promise<FileReport | undefined> =>
  (await cache.get(keyOf(file))) as FileReport | undefined;

/** Caches a report for later builds. For an invalid file, the development server keeps using the previous one. */
export const keepReport = async (cache: ReportCache, file: string, report: FileReport): Promise<void> => {
  if (report.entry !== undefined) await cache.set(keyOf(file), report);
};

/** Reads the last valid site settings. */
export const cachedSettings = async (cache: ReportCache): Promise<SiteSettings | undefined> => {
  const entry = (await cachedReport(cache, settingsFile))?.entry;
  return entry?.type === "SiteSettings" ? entry.data : undefined;
};
