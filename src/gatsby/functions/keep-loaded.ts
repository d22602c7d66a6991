import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";

interface CompiledFunction {
  relativeCompiledFilePath: string;
}

/**
 * Puts a one-line file before each compiled function. `gatsby serve` reads a
 * function's file anew for every request, which takes a fifth of a second for
 * the bundle that Gatsby makes even of an empty one; so it reads the line anew.
 *
 * A function that did not compile does not fail Gatsby's build; here it does.
 */
export const keepFunctionsLoaded = async ({ store }: BuildArgs): Promise<void> => {
  const { program } = store.getState() as { program: { directory: string } };
  const folder = path.join(program.directory, ".cache", "functions");
  const manifest = path.join(folder, "manifest.json");
  const functions = JSON.parse(await readFile(manifest, "utf8")) as CompiledFunction[];
  for (const { relativeCompiledFilePath: name } of functions) {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`The function ${name} was not compiled: see the messages above.`);
    const bundle = name.replace(/\.js$/, ".bundle.js");
    await rename(file, path.join(folder, bundle));
    await writeFile(file, `module.exports = require("./${path.basename(bundle)}");\n`);
  }
};
