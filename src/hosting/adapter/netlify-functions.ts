import path from "node:path";
import { pagesForFunctions, routes } from "../../domain/paths";
import { publicFolder } from "../manifest";
import type { AdaptContext } from "./adapt-context";
import { packageClosure } from "./package-closure";

type Functions = AdaptContext["functionsManifest"];

/** What functions import when they run. The other driver, of SQLite, has no disk to work on here. */
const drivers = ["pg"];

/** Where the adapter moves a page to. */
const pageFile = (page: string): string => `${publicFolder}${page === routes.home ? "/index" : page}.html`;

/**
 * Names what has to be beside each function when it runs: the pages that it
 * reads, and the database's driver with all that it needs.
 *
 * @param root the project's folder
 */
export const withNeededFiles = async (functions: Functions, root: string): Promise<Functions> => {
  const packages = await packageClosure(drivers, root);
  const files = [
    ...pagesForFunctions.map(pageFile),
    ...packages.map((place) => `${path.relative(root, place).split(path.sep).join("/")}/**`),
  ];
  return functions.map((one) => ({ ...one, requiredFiles: [...one.requiredFiles, ...files] }));
};
