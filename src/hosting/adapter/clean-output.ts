import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { encodingSuffixes } from "../manifest";

/** What Gatsby writes for itself, or for features that the site does without. */
const leftovers = new Set(["webpack.stats.json", "chunk-map.json", "~partytown"]);

/** Gatsby copies what stands here into the public folder. */
const copied = "static";

/** Whether a file is the compressed sibling of one that is gone: Gatsby removes a page that is no more, and not this. */
const isOrphan = (name: string, names: ReadonlySet<string>): boolean =>
  Object.values(encodingSuffixes).some(
    (suffix) => name.endsWith(suffix) && !names.has(name.slice(0, -suffix.length)),
  ) && !existsSync(path.join(copied, name));

/**
 * Removes what no visitor needs from the folder that is published: source maps
 * of this and earlier builds, statistics of the bundler, unused libraries, and
 * what is left of pages that are no more.
 */
export const cleanOutput = async (publicFolder: string): Promise<void> => {
  const names = await readdir(publicFolder, { recursive: true });
  const all = new Set(names);
  const unwanted = names.filter((name) => name.endsWith(".map") || leftovers.has(name) || isOrphan(name, all));
  await Promise.all(unwanted.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })));
};
