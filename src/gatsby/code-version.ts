import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Written by Gatsby itself. */
const generated = "gatsby-types.d.ts";

/**
 * What tells this version of the code from others, for what is remembered from one build to the next.
 *
 * @param project the project's folder
 */
export const codeVersion = async (project: string): Promise<string> => {
  const files = await readdir(path.join(project, "src"), { recursive: true, withFileTypes: true });
  const sources = files
    .filter((file) => file.isFile() && file.name !== generated)
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  const hash = createHash("sha256");
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest("base64url");
};
