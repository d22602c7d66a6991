import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

interface PackageFile {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const describes = (folder: string): string => path.join(folder, "package.json");

/** Every folder from one up to the root, the nearest first. */
const foldersAbove = (folder: string): string[] => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
};

/** Where Node finds a package that is asked for by a file in a folder. */
const findPackage = (name: string, from: string): string | undefined =>
  foldersAbove(from)
    .map((folder) => path.join(folder, "node_modules", name))
    .find((place) => existsSync(describes(place)));

/** A missing part is no mistake where it is only for other machines. */
const dependenciesOf = async (place: string): Promise<{ name: string; optional: boolean }[]> => {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    await readFile(describes(place), "utf8"),
  ) as PackageFile;
  return Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({
    name,
    optional: name in optionalDependencies,
  }));
};

/**
 * What has to lie beside a program that imports packages when it runs: each
 * package, all that it depends on, and what of its optional parts is installed.
 *
 * @param from the folder of what imports them
 * @returns the packages' folders, absolute and sorted
 * @throws when one that is needed is not installed
 */
export const packageClosure = async (names: readonly string[], from: string): Promise<string[]> => {
  const found = new Set<string>();
  const add = async (name: string, asker: string, optional: boolean): Promise<void> => {
    const place = findPackage(name, asker);
    if (place === undefined) {
      if (optional) return;
      throw new Error(`The package ${name}, which ${asker} needs, is not installed.`);
    }
    if (found.has(place)) return;
    found.add(place);
    for (const dependency of await dependenciesOf(place)) await add(dependency.name, place, dependency.optional);
  };
  for (const name of names) await add(name, path.resolve(from), false);
  return [...found].sort();
};
