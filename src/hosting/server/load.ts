import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type Manifest, manifestFile, manifestSchema } from "../manifest";
import type { SiteFunction, SiteFunctions } from "./function-answers";

/**
 * Reads what the build says of itself.
 *
 * @throws when there is no build, or one of another version of this server
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const file = path.join(folder, manifestFile);
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new Error(`${file} cannot be read. Build the site with this version: npm run build`, { cause: error });
  }
};

/** Loads the compiled functions into this process. */
export const loadFunctions = ({ functions }: Manifest, folder: string): SiteFunctions => {
  const load = createRequire(path.join(folder, manifestFile));
  return new Map(
    functions.map(({ entry }) => {
      const bundle = load(`./${entry}`) as SiteFunction | { default: SiteFunction };
      return [entry, typeof bundle === "function" ? bundle : bundle.default];
    }),
  );
};
