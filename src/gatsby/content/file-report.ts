import { createHash } from "node:crypto";
import type { ContentTypeName } from "../../domain/content/content-types";
import type { Mistake } from "../../domain/content/mistake";
import { type Checked, checkSource } from "./check-source";
import { formWarnings } from "./form-warnings";

/** All that the text of one file says, whatever the other files say. It is plain JSON. */
export interface FileReport {
  checked: Checked;
  /** What is wrong with its form, which stops nothing. */
  warnings: Mistake[];
  /** Every address of a picture that it names, in whatever place. */
  pictures: string[];
}

interface KnownReport {
  /** Of the text that was read. */
  digest: string;
  report: FileReport;
}

/** By the files' paths. */
export type KnownReports = Record<string, KnownReport>;

/** Of this build. */
const known = new Map<string, KnownReport>();
/** Of an earlier one. */
let recalled: KnownReports = {};

const digestOf = (source: string): string => createHash("sha256").update(source).digest("base64url");

const reportOn = (type: ContentTypeName, file: string, source: string): FileReport => ({
  checked: checkSource(type, file, source),
  warnings: formWarnings(type, file, source),
  pictures: source.match(/\/media\/[\w./-]+/g) ?? [],
});

/**
 * Reads one file against the schema of its content type. The check, the nodes and the schedule of a build all ask for
 * it; a text that was read before is not read again.
 *
 * @param file path below the project, for the report
 * @param source the text of the file
 */
export const fileReport = (type: ContentTypeName, file: string, source: string): FileReport => {
  const digest = digestOf(source);
  const found = known.get(file);
  if (found?.digest === digest) return found.report;
  const before = recalled[file];
  const report = before?.digest === digest ? before.report : reportOn(type, file, source);
  known.set(file, { digest, report });
  return report;
};

/** Takes over what an earlier build, made by the same code, has read. */
export const recallReports = (reports: KnownReports): void => {
  recalled = reports;
};

/** What this build has asked for so far, for the next one. */
export const reportsToRemember = (): KnownReports => Object.fromEntries(known);
