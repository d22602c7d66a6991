import { rmSync, writeFileSync } from "node:fs";
import { env } from "node:process";

/**
 * Exists while a build changes Gatsby's nodes. A build that crashes meanwhile has deleted nodes of files that it has
 * not read yet, and the next one would consider these files unchanged: `tools/run/unfinished-build.mjs` removes the
 * cache.
 */
const marker = ".cache/unfinished";

/** Only for builds: Gatsby has no hook for the end of the development server. */
export const markUnfinished = (): void => {
  if (env["NODE_ENV"] === "production") writeFileSync(marker, "");
};

export const markFinished = (): void => rmSync(marker, { force: true });
