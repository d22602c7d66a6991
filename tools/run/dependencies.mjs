import { existsSync } from "node:fs";
import path from "node:path";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";

/**
 * Installs exactly the packages of a folder's lock file, if it has changed or nothing is installed.
 *
 * @param {string} [folder] the project's, or that of a command with its own packages
 */
export const ensureDependencies = (folder = ".") =>
  unlessDone({
    stamp: path.join(folder, "node_modules/.installed"),
    print: fingerprint(
      ["package.json", "package-lock.json", ".npmrc"].map((name) => path.join(folder, name)),
      [process.version],
    ),
    done: existsSync(path.join(folder, "node_modules/.package-lock.json")),
    work: async () => {
      const interrupted = new AbortController();
      // After Ctrl-C npm keeps unpacking in the background, and then removes what the next `npm ci` has unpacked.
      const kill = () => interrupted.abort();
      const stop = () => process.exit(130);
      process.once("exit", kill).once("SIGINT", stop);
      const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder];
      const texts = {
        doing: `Installing the packages of ${path.join(folder, "package.json")}`,
        takes: "up to two minutes",
        advice: "Look whether this machine reaches the registry, and run this again.",
      };
      try {
        await runOrThrow("npm", args, texts, { signal: interrupted.signal });
      } finally {
        process.off("exit", kill).off("SIGINT", stop);
      }
    },
  });
