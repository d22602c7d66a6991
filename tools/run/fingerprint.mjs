import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A build writes it. */
export const generatedTypes = "src/gatsby-types.d.ts";

/**
 * The files below a path, or the path itself when it is a file. A link to nothing, by which Emacs locks a file, is none.
 *
 * @param {string} start
 * @returns {string[]}
 */
export const filesOf = (start) => {
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [start];
  return readdirSync(start, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(start, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true && file !== generatedTypes)
    .sort();
};

/**
 * A hash of the contents of files, which changes when any of them does.
 *
 * @param {string[]} paths files and folders
 * @param {string[]} [facts] other things that matter, such as a version
 * @returns {string}
 */
export const fingerprint = (paths, facts = []) => {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of paths.flatMap(filesOf)) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
};

/**
 * Does a piece of work unless it was done for the same fingerprint before.
 *
 * @param {{ stamp: string, print: string, done: boolean, work: () => Promise<void> }} job
 *   `stamp` is the file that remembers; `done` tells whether the work's result is still there
 */
export const unlessDone = async ({ stamp, print, done, work }) => {
  if (done && existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  // What fails half-way has left neither the old result nor the new one.
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
};
