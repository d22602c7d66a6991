import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { checkCollection } from "../../domain/content/collection-check";
import { type ContentTypeName, contentTypeOf, hasBody, schemaFor } from "../../domain/content/content-types";
import type { Entry } from "../../domain/content/entry";
import type { Surroundings } from "../../domain/content/entry-check";
import { type Mistake, mistakesOf } from "../../domain/content/mistake";
import { bodyAddresses } from "./body-addresses";
import { iconNames } from "./icons";
import { type ParsedFile, parseFile, UnreadableFile } from "./parse-file";

export interface ContentReport {
  entries: Entry[];
  mistakes: Mistake[];
}

/** The files below a folder, as paths with forward slashes relative to it. */
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(path.join(folder, name)).isFile())
        .map((name) => name.split(path.sep).join("/"))
        .sort()
    : [];

const surroundingsOf = (root: string): Surroundings => ({
  media: new Set(filesBelow(path.join(root, "content/media")).map((file) => `/media/${file}`)),
  staticFiles: new Set(filesBelow(path.join(root, "static")).map((file) => `/${file}`)),
  icons: iconNames(),
});

type Checked = { entry: Entry } | { refused: Pick<Entry, "type" | "file" | "data">; mistakes: Omit<Mistake, "file">[] };

const checkParsed = (type: ContentTypeName, file: string, { data, body }: ParsedFile): Checked => {
  const schema = schemaFor(type, data);
  const result = schema.safeParse(data, { reportInput: true });
  const mistakes = result.success ? [] : mistakesOf(schema, result.error.issues);
  if (hasBody(type) && body.trim() === "")
    mistakes.push({ field: "body", problem: "is empty", advice: "write the text under the second line of ---" });
  return mistakes.length > 0
    ? { refused: { type, file, data }, mistakes }
    : { entry: { type, file, data, ...bodyAddresses(body) } };
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

const strayFile = (name: string): Mistake => ({
  file: `content/${name}`,
  field: "",
  problem: "belongs to no content type",
  advice: "move it to the folder of its kind, or remove it",
});

/**
 * Checks all content of a project: each file against its schema, then all of
 * them together. Takes well under a second for a site of ordinary size.
 *
 * @param root the project's folder, which holds `content/` and `static/`
 */
export const checkContent = (root: string): ContentReport => {
  const names = filesBelow(path.join(root, "content")).filter(
    (name) => !name.startsWith("media/") && !name.startsWith("."),
  );
  const typed = names.map((name) => ({ name, type: contentTypeOf(name) }));
  const checked = typed.flatMap(({ name, type }) =>
    type === undefined
      ? []
      : [checkSource(type, `content/${name}`, readFileSync(path.join(root, "content", name), "utf8"))],
  );
  const entries = checked.flatMap((file) => ("entry" in file ? [file.entry] : []));
  const refused = checked.flatMap((file) => ("refused" in file ? [file] : []));
  return {
    entries,
    mistakes: [
      ...typed.flatMap(({ name, type }) => (type === undefined ? [strayFile(name)] : [])),
      ...refused.flatMap((file) => file.mistakes.map((mistake) => ({ file: file.refused.file, ...mistake }))),
      ...checkCollection(
        entries,
        surroundingsOf(root),
        refused.map((file) => file.refused),
      ),
    ],
  };
};
