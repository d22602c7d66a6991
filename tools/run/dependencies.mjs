import { existsSync } from "node:fs";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";

/** Installs exactly what the lock file says, when it has changed or nothing is installed. */
export const ensureDependencies = () =>
  unlessDone({
    stamp: "node_modules/.installed",
    print: fingerprint({ places: ["package.json", "package-lock.json", ".npmrc"], facts: [process.version] }),
    done: existsSync("node_modules/.package-lock.json"),
    work: () => runOrThrow("npm", ["ci", "--include=dev"]),
  });
