import { existsSync } from "node:fs";
import path from "node:path";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";

/**
 * Installs exactly what a folder's lock file says, when it has changed or nothing is installed.
 *
 * @param {string} folder
 * @param {{ doing: string, takes: string }} texts
 */
const ensurePackages = (folder, texts) =>
  unlessDone({
    stamp: path.join(folder, "node_modules/.installed"),
    print: fingerprint({
      places: ["package.json", "package-lock.json", ".npmrc"].map((name) => path.join(folder, name)),
      facts: [process.version],
    }),
    done: existsSync(path.join(folder, "node_modules/.package-lock.json")),
    work: () =>
      runOrThrow("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder], {
        ...texts,
        advice: "Look whether this machine reaches the registry, and run this again.",
      }),
  });

export const ensureDependencies = () =>
  ensurePackages(".", { doing: "Installing packages", takes: "one to two minutes" });

/** Installs what one command alone needs, beside it. @param {string} folder of its package.json */
export const ensureToolPackages = (folder) =>
  ensurePackages(folder, { doing: `Installing what ${folder} needs`, takes: "half a minute" });
