import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { init, parse } from "es-module-lexer";

/** How webpack writes what it leaves out of a bundle (https://webpack.js.org/configuration/externals/). */
const leftOut = /^module\.exports = require\("([^"]+)"\);$/gm;

/** The package of what is imported, without the file in it. */
const packageName = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * The packages that functions import when they run, such as the drivers of databases, in order.
 *
 * @param bundles the files that webpack made of the functions
 */
export const importedPackages = async (bundles: readonly string[]): Promise<string[]> => {
  await init;
  const names = new Set<string>();
  for (const bundle of bundles) {
    const code = await readFile(bundle, "utf8");
    const [imports] = parse(code, bundle);
    for (const { specifier } of imports) names.add(specifier ?? "");
    for (const [, name = ""] of code.matchAll(leftOut)) names.add(name);
  }
  // What is not written out, or lies beside the bundle, is no package.
  const packages = [...names].filter((name) => /^[^.]/.test(name) && !isBuiltin(name)).map(packageName);
  return [...new Set(packages)].sort();
};
