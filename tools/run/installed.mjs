import { existsSync } from "node:fs";
import path from "node:path";

/** Debian keeps programs for administrators out of other users' path. */
const administratorsFolder = "/usr/sbin";

/**
 * @param {...string} names of a program
 * @returns {string | undefined} where the first of them is installed
 */
export const installedProgram = (...names) =>
  [...(process.env["PATH"] ?? "").split(path.delimiter), administratorsFolder]
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);
