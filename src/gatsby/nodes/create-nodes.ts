import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { cachedReport, cachedSettings, keepReport, reportOn } from "../content/content-reports";
import { buildEnvironment } from "../publication/build-environment";
import { createEntryNode, sourceFileOf } from "./entry-node";

/**
 * Creates the typed node of each content file that is new or has changed. A build has stopped at an invalid one before;
 * the development server shows the fields that it had before, on which other pages may depend. Of Markdown whose front
 * matter cannot be read, gatsby-transformer-remark makes no node.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (args) => {
  const found = sourceFileOf(args.node, args);
  if (found === undefined) return;
  const { type, name, file } = found;
  const { cache } = args;
  const known = await cachedReport(cache, name);
  const report = reportOn(type, name, await args.loadNodeContent(file), known);
  if (report !== known) await keepReport(cache, name, report);
  const entry = report.entry ?? known?.entry;
  if (entry !== undefined) createEntryNode(args, args.node, entry, buildEnvironment(await cachedSettings(cache)));
};

/**
 * Settles again what is published of files that have not changed since the last build: Gatsby keeps their nodes, and
 * since then an entry may have become due or expired. A node that stays the same makes no page again. Gatsby would wait
 * for a callback of a function with three parameters.
 */
export const sourceNodes = async (args: SourceNodesArgs): Promise<void> => {
  const environment = buildEnvironment(await cachedSettings(args.cache));
  for (const source of [...args.getNodesByType("MarkdownRemark"), ...args.getNodesByType("File")]) {
    const found = sourceFileOf(source, args);
    const entry = found && (await cachedReport(args.cache, found.name))?.entry;
    if (entry !== undefined) createEntryNode(args, source, entry, environment);
  }
};
