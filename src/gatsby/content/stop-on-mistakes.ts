import type { GatsbyNode } from "gatsby";
import { formatMistake, type Mistake } from "../../domain/content/mistake";
import { codeVersion } from "../code-version";
import { checkProject } from "./check-project";
import { type KnownReports, recallReports, reportsToRemember } from "./file-report";

const mostWarnings = 5;

/** Under which name Gatsby's cache holds what files said in the last build. */
const remembered = "file-reports";

interface Remembered {
  /** Of the code that read them. */
  version: string;
  reports: KnownReports;
}

const shortly = (warnings: readonly Mistake[]): string[] => {
  const lines = warnings.slice(0, mostWarnings).map((warning) => `warning: ${formatMistake(warning)}`);
  const more = warnings.length - lines.length;
  return more === 0 ? lines : [...lines, `${more} more warnings: npm run content:check lists them`];
};

/**
 * Checks all content before Gatsby reads any of it. A build stops with every
 * mistake of every file in one report; the development server shows it and goes
 * on. Warnings stop nothing. A file that has not changed since the last build is
 * not read against its schema again.
 */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = async ({ reporter, cache }) => {
  const project = process.cwd();
  const version = await codeVersion(project);
  const before = (await cache.get(remembered)) as Remembered | undefined;
  if (before?.version === version) recallReports(before.reports);
  const { mistakes, warnings } = await checkProject(project);
  await cache.set(remembered, { version, reports: reportsToRemember() } satisfies Remembered);
  const lines = [...shortly(warnings), ...mistakes.map(formatMistake)];
  // Not by the reporter, which breaks lines after 80 characters.
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
  reporter.panicOnBuild(`The content has ${count}, listed above.`);
};
