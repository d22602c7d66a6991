import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** What Gatsby writes for itself, or for features that the site does without. */
const leftovers = new Set(["webpack.stats.json", "chunk-map.json", "~partytown"]);

/**
 * Removes what no visitor needs from the folder that is published: source maps
 * of this and earlier builds, statistics of the bundler, unused libraries.
 */
export const cleanOutput = async (publicFolder: string): Promise<void> => {
  const names = await readdir(publicFolder, { recursive: true });
  const unwanted = names.filter((name) => name.endsWith(".map") || leftovers.has(name));
  await Promise.all(unwanted.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })));
};
