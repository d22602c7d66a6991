import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { cachedReport, cachedSettings, keepReport, reportOn } from "../content/content-reports";
import { buildEnvironment } from "../publication/build-environment";
import { createEntryNode, sourceFileOf } from "./entry-node";

/**
 * Creates the typed node of each new or changed content file. A build has already stopped at an invalid one; the
 * development server keeps its previous fields, on which other pages may depend. gatsby-transformer-remark creates no
 * node for Markdown with unreadable front matter.
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
 * Updates the publication status of files unchanged since the last build: Gatsby keeps their nodes, but an entry may
 * have become due or expired since. An unchanged node does not rebuild its page. With three parameters, Gatsby would
 * wait for a callback.
 */
export const sourceNodes = async (args: SourceNodesArgs): Promise<void> => {
  const environment = buildEnvironment(await cachedSettings(args.cache));
  for (const source of [...args.getNodesByType("MarkdownRemark"), ...args.getNodesByType("File")]) {
    const found = sourceFileOf(source, args);
    const entry = found && (await cachedReport(args.cache, found.name))?.entry;
    if (entry !== undefined) createEntryNode(args, source, entry, environment);
  }
};
