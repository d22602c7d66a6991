import { existsSync } from "node:fs";
import path from "node:path";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";

/**
 * Installs exactly what a folder's lock file says, when it has changed or nothing is installed.
 *
 * @param {string} [folder] the project's, or that of what one command alone needs
 */
export const ensureDependencies = (folder = ".") =>
  unlessDone({
    stamp: path.join(folder, "node_modules/.installed"),
    print: fingerprint(
      ["package.json", "package-lock.json", ".npmrc"].map((name) => path.join(folder, name)),
      [process.version],
    ),
    done: existsSync(path.join(folder, "node_modules/.package-lock.json")),
    work: () =>
      runOrThrow("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder], {
        doing: `Installing the packages of ${path.join(folder, "package.json")}`,
        takes: "up to two minutes",
        advice: "Look whether this machine reaches the registry, and run this again.",
      }),
  });
