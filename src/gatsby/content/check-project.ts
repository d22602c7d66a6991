import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Entry } from "../../domain/content/entry";
import { type LostAddress, lostAddresses, lostAddressMistakes } from "../../domain/content/lost-addresses";
import type { Mistake } from "../../domain/content/mistake";
import { readingWarnings } from "../../domain/content/reading-check";
import { changedEntries } from "./changed-entries";
import { checkContent } from "./check-content";
import { checkPictures } from "./check-pictures";
import { lineOfField } from "./field-lines";

export interface ProjectReport {
  entries: Entry[];
  /** What stops a build. */
  mistakes: Mistake[];
  /** What does not. */
  warnings: Mistake[];
  /** Addresses that pages had at the base and that lead nowhere now. */
  lost: LostAddress[];
}

interface CheckOptions {
  /** The commit whose addresses have to be answered still. */
  base?: string;
}

/** Adds the line to a mistake whose field is known. */
const placed = (root: string, mistake: Mistake): Mistake => {
  const { file, field } = mistake;
  const place = path.join(root, file);
  if (mistake.line !== undefined || field === "" || !/\.(?:md|json)$/.test(file) || !existsSync(place)) return mistake;
  const line = lineOfField(file, readFileSync(place, "utf8"), field);
  return line === undefined ? mistake : { ...mistake, line };
};

/**
 * All that can be wrong with the content of a project: its texts, its pictures,
 * their form, and the addresses that it had. The build, the command and the
 * tests ask here.
 *
 * @param root the project's folder, which holds `content/` and `static/`
 */
export const checkProject = async (root: string, { base = "HEAD" }: CheckOptions = {}): Promise<ProjectReport> => {
  const { entries, files, mistakes, refused } = checkContent(root);
  const pictures = new Set(files.flatMap((file) => file.pictures));
  const lost = lostAddresses(changedEntries(root, base), entries, refused);
  const found = [
    ...mistakes,
    ...lostAddressMistakes(lost),
    ...(await checkPictures(root, pictures)),
    ...readingWarnings(entries),
    ...files.flatMap(({ warnings }) => warnings),
  ].map((mistake) => placed(root, mistake));
  return {
    entries,
    lost,
    mistakes: found.filter(({ severity }) => severity === undefined),
    warnings: found.filter(({ severity }) => severity === "warning"),
  };
};
