import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import type { AdaptContext } from "./adapt-context";
import { type FunctionEntry, serverFolder } from "../manifest";
import { importedPackages } from "./imported-packages";
import { packageClosure } from "./package-closure";

type Functions = AdaptContext["functionsManifest"];

const folder = "functions";

/** Where Gatsby leaves them. */
const compiled = ".cache/functions";

/** A function that does not compile does not fail Gatsby's build; here it does. */
const checkCompiled = (functions: Functions): void => {
  const missing = functions.filter(({ pathToEntryPoint }) => !existsSync(pathToEntryPoint));
  if (missing.length === 0) return;
  throw new Error(`Not compiled, see the messages above: ${missing.map(({ name }) => name).join(", ")}`);
};

/** Puts packages, with all they depend on, where the functions find them. */
const copyPackages = async (names: readonly string[], root: string): Promise<void> => {
  const modules = path.join(root, "node_modules");
  const target = path.join(root, serverFolder, "node_modules");
  await rm(target, { recursive: true, force: true });
  for (const place of await packageClosure([...names], root)) {
    await cp(place, path.join(target, path.relative(modules, place)), { recursive: true, dereference: true });
  }
};

/**
 * Puts the compiled functions and the packages that they import into the
 * server's folder, so that it needs nothing else of the project.
 *
 * @param routes the address of each function's id
 */
export const copyFunctions = async (
  functions: Functions,
  routes: readonly { path: string; id: string }[],
  root: string,
): Promise<FunctionEntry[]> => {
  checkCompiled(functions);
  await rm(path.join(serverFolder, folder), { recursive: true, force: true });
  const entries = await Promise.all(
    functions.map(async ({ functionId, pathToEntryPoint }) => {
      const entry = path.posix.join(folder, path.posix.relative(compiled, pathToEntryPoint));
      await cp(pathToEntryPoint, path.join(serverFolder, entry));
      return { id: functionId, entry };
    }),
  );
  await copyPackages(await importedPackages(functions.map(({ pathToEntryPoint }) => pathToEntryPoint)), root);
  return routes.flatMap(({ path: route, id }) =>
    entries.filter((entry) => entry.id === id).map(({ entry }) => ({ path: route, entry })),
  );
};
