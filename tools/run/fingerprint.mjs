import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Written by builds. */
export const generatedTypes = "src/gatsby-types.d.ts";

/**
 * Returns the files below a path, or the path of a file itself. Skips dangling links, by which Emacs locks files.
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
 * Returns a hash of the names and contents of files.
 *
 * @param {string[]} paths files and folders
 * @param {string[]} [facts] other inputs, such as a version
 * @returns {string}
 */
export const fingerprint = (paths, facts = []) => {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of paths.flatMap(filesOf)) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
};

/**
 * Runs a job unless its last run had the same fingerprint.
 *
 * @param {{ stamp: string, print: string, done: boolean, work: () => Promise<void> }} job
 *   `stamp` is the file that stores `print`; `done`: whether the result still exists
 */
export const unlessDone = async ({ stamp, print, done, work }) => {
  if (done && existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  // A failed job leaves neither the old result nor the new one.
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
};
