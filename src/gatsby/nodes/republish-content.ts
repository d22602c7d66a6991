import type { Node, SourceNodesArgs } from "gatsby";
import { canChange } from "../../domain/publication/published";
import { checkSource } from "../content/check-content";
import { parseFile, UnreadableFile } from "../content/parse-file";
import { projectFolder } from "../project-folder";
import { currentStage } from "../publication/current-stage";
import { contentFileOf } from "./content-file";
import { publishNode } from "./content-node";

const canChangeIn = (name: string, source: string): boolean => {
  try {
    return canChange(parseFile(name, source).data);
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
};

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
 */
export const republishContent = async (args: SourceNodesArgs): Promise<void> => {
  const stage = currentStage(projectFolder(args.store));
  for (const node of args.getNodesByType("File")) {
    for (const carrier of carriersOf(node, args.getNode)) {
      const found = contentFileOf(carrier, args);
      if (found === undefined) continue;
      const source = await args.loadNodeContent(found.file);
      if (!canChangeIn(found.name, source)) continue;
      const checked = checkSource(found.type, found.name, source);
      if ("entry" in checked) publishNode(args, carrier, checked.entry, stage);
    }
  }
};
