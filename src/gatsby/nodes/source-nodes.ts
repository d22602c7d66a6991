import type { SourceNodesArgs } from "gatsby";
import { keepListedPages } from "../listed-pages/listed-page-nodes";
import { republishContent } from "./republish-content";

/**
 * What is settled before each build, of what earlier ones have left. Gatsby would
 * wait for a callback of a function with three parameters.
 */
export const sourceNodes = async (args: SourceNodesArgs): Promise<void> => {
  keepListedPages(args);
  await republishContent(args);
};
