import { rmSync, writeFileSync } from "node:fs";
import { env } from "node:process";

/**
 * Is there while a build changes Gatsby's nodes. One that dies meanwhile has deleted nodes of files that it has not read
 * again, and the next one would take these files for unchanged: `tools/run/unfinished-build.mjs` lets it start afresh.
 */
const marker = ".cache/unfinished";

/** The development server has no end that Gatsby tells of. */
export const markUnfinished = (): void => {
  if (env["NODE_ENV"] === "production") writeFileSync(marker, "");
};

export const markFinished = (): void => rmSync(marker, { force: true });
