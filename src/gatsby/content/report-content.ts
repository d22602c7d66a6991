import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { formatValidationError, plural, type ValidationError } from "../../domain/content/validation-error";
import { markUnfinished } from "../unfinished-build";
import { checkProject } from "./check-content";
import { cachedReport, keepReport, type KnownReports, type ReportCache } from "./content-reports";
import { filesBelow } from "./files-below";

const maxWarnings = 5;

const wholeKey = "whole-pictures";

/** The last printed report: the development server checks again on each change. */
let lastReport = "";

const warningLines = (warnings: readonly ValidationError[]): string[] => {
  const lines = warnings.slice(0, maxWarnings).map((warning) => `warning: ${formatValidationError(warning)}`);
  const more = warnings.length - lines.length;
  return more === 0 ? lines : [...lines, `${more} more warnings: npm run content:check lists them`];
};

/**
 * Checks all content before Gatsby reads any of it: gatsby-transformer-remark would stop at the first file with invalid
 * YAML. A build stops with all errors in one report; the development server prints it whenever it changes, and goes on.
 */
export const reportContent = async ({
  reporter,
  cache,
}: Pick<NodePluginArgs, "reporter"> & { cache: ReportCache }): Promise<void> => {
  const project = process.cwd();
  const known: KnownReports = {};
  for (const name of filesBelow(path.join(project, "content"))) {
    const file = `content/${name}`;
    known[file] = await cachedReport(cache, file);
  }
  const whole = new Set((await cache.get(wholeKey)) as string[] | undefined);
  const { files, errors, warnings } = await checkProject(project, { known, whole });
  await cache.set(wholeKey, [...whole]);
  for (const [file, report] of Object.entries(files)) if (report !== known[file]) await keepReport(cache, file, report);
  if (errors.length === 0) markUnfinished();
  const report = [...warningLines(warnings), ...errors.map(formatValidationError)].map((line) => `${line}\n`).join("");
  if (report === lastReport) return;
  lastReport = report;
  // Gatsby's reporter would wrap lines at 80 characters.
  process.stderr.write(report);
  if (errors.length > 0) reporter.panicOnBuild(`The content has ${plural(errors.length, "error")}, listed above.`);
};
