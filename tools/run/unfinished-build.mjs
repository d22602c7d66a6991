import { existsSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Removes the output of an interrupted build: with its cache, the next one would lose pages. Builds are marked by
 * `src/gatsby/unfinished-build.ts`.
 *
 * @param {string} [root] the folder of the site
 */
export const forgetUnfinishedBuild = (root = ".") => {
  if (!existsSync(path.join(root, ".cache/unfinished"))) return;
  console.error("The last build did not finish: this one starts afresh.");
  // Gatsby needs both folders or neither.
  for (const name of [".cache", "public"]) rmSync(path.join(root, name), { recursive: true, force: true });
};
