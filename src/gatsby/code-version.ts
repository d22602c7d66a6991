import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Gatsby compiles the code of a build into this file. */
const compiledCode = ".cache/compiled/gatsby-node.js";

/**
 * What tells this version of the build's code from others, for what is remembered from one build to the next.
 *
 * @param project the project's folder
 * @returns "" where nothing is compiled
 */
export const codeVersion = async (project: string): Promise<string> => {
  const file = path.join(project, compiledCode);
  return existsSync(file)
    ? createHash("sha256")
        .update(await readFile(file))
        .digest("base64url")
    : "";
};
