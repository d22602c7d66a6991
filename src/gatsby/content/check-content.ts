import { readFileSync } from "node:fs";
import path from "node:path";
import { brandFacts } from "../../domain/brand-facts";
import { checkCollection } from "../../domain/content/collection-check";
import { type ContentTypeName, contentTypeOf, hasBody, schemaFor } from "../../domain/content/content-types";
import type { Entry } from "../../domain/content/entry";
import type { Surroundings } from "../../domain/content/entry-check";
import { type Mistake, mistakesOf } from "../../domain/content/mistake";
import { siteSettingsSchema } from "../../domain/content/settings";
import type { BrandTokens } from "../../markdown/clean-tree";
import { bodyMistakes } from "./body-mistakes";
import { filesBelow } from "./files-below";
import { siteClock } from "../publication/site-clock";
import { iconNames } from "./icons";
import { type ParsedFile, parseFile, UnreadableFile } from "./parse-file";
import { readBody } from "./read-body";
import { statedSettings } from "./stated-settings";

export interface ContentReport {
  entries: Entry[];
  mistakes: Mistake[];
  /** Files with mistakes of their own. */
  refused: Set<string>;
}

const surroundingsOf = (root: string): Surroundings => ({
  media: new Set(filesBelow(path.join(root, "content/media")).map((file) => `/media/${file}`)),
  staticFiles: new Set(filesBelow(path.join(root, "static")).map((file) => `/${file}`)),
  icons: iconNames(),
  clock: siteClock(root),
});

type Checked = { entry: Entry } | { refused: Pick<Entry, "type" | "file" | "data">; mistakes: Omit<Mistake, "file">[] };

const checkParsed = (type: ContentTypeName, file: string, parsed: ParsedFile, tokens: BrandTokens): Checked => {
  const { data, body, bodyLine } = parsed;
  const schema = schemaFor(type, data);
  const result = schema.safeParse(data, { reportInput: true });
  const { nodes, ...read } = readBody(body, bodyLine, tokens);
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
 * @param tokens what stands for the company in its text, and so in the ids of its headings
 */
export const checkSource = (type: ContentTypeName, file: string, source: string, tokens: BrandTokens = {}): Checked => {
  try {
    return checkParsed(type, file, parseFile(file, source), tokens);
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

/** The brand as texts name it; nothing where the settings have mistakes, which are reported elsewhere. */
const tokensOf = (root: string): BrandTokens => {
  const { data } = siteSettingsSchema.safeParse(statedSettings(root));
  return data === undefined ? {} : brandFacts(data);
};

/**
 * Checks the texts of a project: each file against its schema, then all of them
 * together. `checkProject` adds what takes longer or needs Git.
 *
 * @param root the project's folder, which holds `content/` and `static/`
 */
export const checkContent = (root: string): ContentReport => {
  const names = filesBelow(path.join(root, "content")).filter(
    (name) => !name.startsWith("media/") && !name.startsWith("."),
  );
  const tokens = tokensOf(root);
  const typed = names.map((name) => ({ name, type: contentTypeOf(name) }));
  const checked = typed.flatMap(({ name, type }) =>
    type === undefined
      ? []
      : [checkSource(type, `content/${name}`, readFileSync(path.join(root, "content", name), "utf8"), tokens)],
  );
  const entries = checked.flatMap((file) => ("entry" in file ? [file.entry] : []));
  const refused = checked.flatMap((file) => ("refused" in file ? [file] : []));
  return {
    entries,
    refused: new Set(refused.map((file) => file.refused.file)),
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
