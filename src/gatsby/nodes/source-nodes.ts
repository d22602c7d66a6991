import type { SourceNodesArgs } from "gatsby";
import { codeVersion } from "../code-version";
import { keepListedPages } from "../listed-pages/listed-page-nodes";
import { republishContent } from "./republish-content";

/** Under which name Gatsby's cache holds the version of the code that made the nodes. */
const remembered = "code-of-nodes";

/** Whether the nodes that are there were made by other code than this build's. */
const isOtherCode = async ({ cache }: SourceNodesArgs): Promise<boolean> => {
  const version = await codeVersion(process.cwd());
  const before: unknown = await cache.get(remembered);
  await cache.set(remembered, version);
  return before !== version;
};

/**
 * What is settled before each build, of what earlier ones have left. Gatsby would
 * wait for a callback of a function with three parameters.
 */
export const sourceNodes = async (args: SourceNodesArgs): Promise<void> => {
  keepListedPages(args);
  await republishContent(args, await isOtherCode(args));
};
