import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brandFacts, missingFacts } from "../../domain/brand-facts";
import { checkCollection } from "../../domain/content/collection-check";
import { contentTypeOf } from "../../domain/content/content-types";
import { entriesOf } from "../../domain/content/entry";
import { removedPathError, removedPaths } from "../../domain/content/removed-paths";
import type { ValidationError } from "../../domain/content/validation-error";
import { previewText } from "../../domain/preview-text";
import { headingIds } from "../../markdown/read-body";
import { siteClock } from "../publication/build-environment";
import { changedEntries } from "./changed-entries";
import { checkPictures, type WholePictures } from "./check-pictures";
import { type FileReports, type KnownReports, reportOn, unreadableReport } from "./content-reports";
import { lineOfField } from "./field-lines";
import { filesBelow, isOfOtherProgram } from "./files-below";
import { iconNames } from "./icons";

const strayFile = (name: string): ValidationError => ({
  file: `content/${name}`,
  field: "",
  problem: "belongs to no content type",
  advice: "give it the folder and the name of its kind, such as content/posts/name.md, or remove it",
});

/** Reads and checks each content file by itself, and reports stray files. */
const readContent = (root: string, known: KnownReports) => {
  const names = filesBelow(path.join(root, "content")).filter((name) => !name.startsWith("media/"));
  const files: FileReports = {};
  const errors: ValidationError[] = [];
  for (const name of names) {
    const type = contentTypeOf(name);
    const file = `content/${name}`;
    if (type === undefined) {
      if (!isOfOtherProgram(name)) errors.push(strayFile(name));
      continue;
    }
    try {
      files[file] = reportOn(type, file, readFileSync(path.join(root, file), "utf8"), known[file]);
    } catch (error) {
      const message = `cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`;
      files[file] = unreadableReport(type, file, { message, advice: "restore the file, or remove it" });
    }
  }
  return { files, errors };
};

/**
 * Checks a project's entries: each file against its schema, then all of them together. `checkProject` adds the checks
 * that are slow or need Git.
 *
 * @param root the project's folder, which holds `content/` and `static/`
 * @param known the reports of earlier builds
 * @returns each file's report, all entries (`refused` are those with errors), valid site settings, and all errors
 */
export const checkContent = (root: string, known: KnownReports = {}) => {
  const { files, errors } = readContent(root, known);
  const reports = Object.values(files);
  const entries = reports.flatMap(({ entry }) => entry ?? []);
  const refused = reports.flatMap((report) => report.refused ?? []);
  const settings = entriesOf(entries, "SiteSettings")[0]?.data;
  const tokens = settings === undefined ? {} : brandFacts(settings);
  const context = {
    media: new Set(filesBelow(path.join(root, "content/media")).map((file) => `/media/${file}`)),
    staticFiles: new Set(filesBelow(path.join(root, "static")).map((file) => `/${file}`)),
    icons: iconNames(),
    clock: siteClock(settings),
    missingFacts: missingFacts(settings),
    headingIds: (headings: readonly string[], taken: readonly string[]) => headingIds(headings, taken, tokens),
  };
  return {
    entries,
    refused,
    settings,
    files,
    errors: [
      ...errors,
      ...Object.entries(files).flatMap(([file, report]) => report.errors.map((error) => ({ file, ...error }))),
      ...checkCollection(entries, context, refused),
    ],
  };
};

/** Truncates what an error quotes, such as a picture pasted as text, and adds the line of its field if known. */
const asReported = (root: string, found: ValidationError): ValidationError => {
  const error = { ...found, problem: previewText(found.problem, 600) };
  const { file, field } = error;
  const fullPath = path.join(root, file);
  if (error.line !== undefined || field === "" || !existsSync(fullPath)) return error;
  return { ...error, line: lineOfField(file, readFileSync(fullPath, "utf8"), field) };
};

/**
 * Checks all content of a project: entries, pictures, the format of files, and that no former URL is lost.
 *
 * @param root the project's folder, which holds `content/` and `static/`
 * @param options the commit whose URLs must still work, and the reports and complete pictures of earlier builds
 * @returns the result of `checkContent` with warnings, which do not stop a build, and lost URLs (`removed`)
 */
export const checkProject = async (
  root: string,
  { base = "HEAD", known, whole = new Set() }: { base?: string; known?: KnownReports; whole?: WholePictures } = {},
) => {
  const checked = checkContent(root, known);
  const reports = Object.values(checked.files);
  const removed = removedPaths(changedEntries(root, base), checked.entries, checked.refused);
  const found = [
    ...checked.errors,
    ...removed.map(removedPathError),
    ...(await checkPictures(root, new Set(reports.flatMap(({ pictures }) => pictures)), whole)),
    ...reports.flatMap(({ warnings }) => warnings),
  ].map((error) => asReported(root, error));
  return {
    ...checked,
    removed,
    errors: found.filter(({ severity }) => severity === undefined),
    warnings: found.filter(({ severity }) => severity === "warning"),
  };
};
