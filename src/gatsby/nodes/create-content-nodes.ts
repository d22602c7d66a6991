import type { GatsbyNode } from "gatsby";
import { formatMistake } from "../../domain/content/mistake";
import { fileReport } from "../content/file-report";
import { currentStage } from "../publication/current-stage";
import { contentFileOf } from "./content-file";
import { publishNode } from "./content-node";

/**
 * Makes a node of its content type from every valid content file. A build has
 * already stopped at an invalid one; the development server names the mistake
 * and goes on without that entry until it is mended.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (args) => {
  const found = contentFileOf(args.node, args);
  if (found === undefined) return;
  const { type, name, file, carrier } = found;
  const { checked } = fileReport(type, name, await args.loadNodeContent(file));
  if ("mistakes" in checked) {
    const lines = checked.mistakes.map((mistake) => formatMistake({ file: name, ...mistake }));
    args.reporter.error(lines.join("\n"));
    return;
  }
  publishNode(args, carrier, checked.entry, currentStage(process.cwd()));
};
