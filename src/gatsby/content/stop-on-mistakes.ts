import type { GatsbyNode } from "gatsby";
import { formatMistake, type Mistake } from "../../domain/content/mistake";
import { projectFolder } from "../project-folder";
import { checkProject } from "./check-project";

const mostWarnings = 5;

const shortly = (warnings: readonly Mistake[]): string[] => {
  const lines = warnings.slice(0, mostWarnings).map((warning) => `warning: ${formatMistake(warning)}`);
  const more = warnings.length - lines.length;
  return more === 0 ? lines : [...lines, `${more} more warnings: npm run content:check lists them`];
};

/**
 * Checks all content before Gatsby reads any of it. A build stops with every
 * mistake of every file in one report; the development server shows it and goes
 * on. Warnings stop nothing.
 */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = async ({ reporter, store }) => {
  const { mistakes, warnings } = await checkProject(projectFolder(store));
  const lines = [...shortly(warnings), ...mistakes.map(formatMistake)];
  // Not by the reporter, which breaks lines after 80 characters.
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
  reporter.panicOnBuild(`The content has ${count}, listed above.`);
};
