import type { Node, SourceNodesArgs } from "gatsby";
import { canChange } from "../../domain/publication/published";
import { fileReport } from "../content/file-report";
import { currentStage } from "../publication/current-stage";
import { contentFileOf } from "./content-file";
import { publishNode } from "./content-node";

/** A file's own node, and those that were made of it. */
const carriersOf = (file: Node, getNode: SourceNodesArgs["getNode"]): Node[] => [
  file,
  ...file.children.flatMap((id) => getNode(id) ?? []),
];

/**
 * Brings up to date what earlier builds made of files that have not changed since:
 * Gatsby keeps their nodes and does not ask about them again. What has fallen due
 * gets a node, what has expired loses it, and so does a draft when production is
 * built after a preview.
 *
 * @param all whether to make all of them anew: other code than this build's has made them
 */
export const republishContent = async (args: SourceNodesArgs, all = false): Promise<void> => {
  const stage = currentStage(process.cwd());
  for (const node of args.getNodesByType("File")) {
    for (const carrier of carriersOf(node, args.getNode)) {
      const found = contentFileOf(carrier, args);
      if (found === undefined) continue;
      const { checked } = fileReport(found.type, found.name, await args.loadNodeContent(found.file));
      if ("entry" in checked && (all || canChange(checked.entry.data)))
        publishNode(args, carrier, checked.entry, stage);
    }
  }
};
