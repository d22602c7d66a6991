import type { GatsbyNode } from "gatsby";
import { formatMistake } from "../../domain/content/mistake";
import { projectFolder } from "../project-folder";
import { checkContent } from "./check-content";

/**
 * Checks all content before Gatsby reads any of it. A build stops with every
 * mistake of every file in one report; the development server shows it and goes on.
 */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter, store }) => {
  const { mistakes } = checkContent(projectFolder(store));
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
  // Not by the reporter, which breaks lines after 80 characters.
  process.stderr.write(`${mistakes.map(formatMistake).join("\n")}\n`);
  reporter.panicOnBuild(`The content has ${count}, listed above.`);
};
