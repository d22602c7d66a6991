import { readFileSync } from "node:fs";
import path from "node:path";
import { brandFacts } from "../../domain/brand-facts";
import { checkCollection } from "../../domain/content/collection-check";
import { contentTypeOf } from "../../domain/content/content-types";
import type { Entry } from "../../domain/content/entry";
import type { Surroundings } from "../../domain/content/entry-check";
import type { Mistake } from "../../domain/content/mistake";
import { siteSettingsSchema } from "../../domain/content/settings";
import { headingIds } from "../../markdown/body-headings";
import type { BrandTokens } from "../../markdown/clean-tree";
import { fileReport, type FileReport } from "./file-report";
import { filesBelow } from "./files-below";
import { siteClock } from "../publication/site-clock";
import { iconNames } from "./icons";
import { statedSettings } from "./stated-settings";

export interface ContentReport {
  entries: Entry[];
  mistakes: Mistake[];
  /** Files with mistakes of their own. */
  refused: Set<string>;
  /** What each file says by itself. */
  files: FileReport[];
}

const surroundingsOf = (root: string): Surroundings => ({
  media: new Set(filesBelow(path.join(root, "content/media")).map((file) => `/media/${file}`)),
  staticFiles: new Set(filesBelow(path.join(root, "static")).map((file) => `/${file}`)),
  icons: iconNames(),
  clock: siteClock(root),
});

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

const withIds = (entry: Entry, tokens: BrandTokens): Entry =>
  entry.headings === undefined ? entry : { ...entry, headingIds: headingIds(entry.headings, tokens) };

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
  const files = typed.flatMap(({ name, type }) =>
    type === undefined
      ? []
      : [fileReport(type, `content/${name}`, readFileSync(path.join(root, "content", name), "utf8"))],
  );
  const entries = files.flatMap(({ checked }) => ("entry" in checked ? [withIds(checked.entry, tokens)] : []));
  const refused = files.flatMap(({ checked }) => ("refused" in checked ? [checked] : []));
  return {
    entries,
    files,
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
