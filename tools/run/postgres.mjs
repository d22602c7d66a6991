import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./debian.mjs";

const debianFolder = "/usr/lib/postgresql";

/** @param {string} folder */
const hasServer = (folder) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));

/** Debian keeps the server's programs out of the path, by version. */
const debianFolders = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debianFolder, version, "bin"))
    : [];

/** @returns {string | undefined} the folder with the programs of an installed PostgreSQL server */
export const installedPostgres = () =>
  [...(process.env["PATH"] ?? "").split(path.delimiter), ...debianFolders()].find(hasServer);

/** Debian would otherwise start a server of its own as soon as it is installed. */
const noOwnCluster = [
  "sh",
  "-c",
  "mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf",
];

/**
 * Makes sure that there is a PostgreSQL server for the tests: an installed one,
 * else Debian's package. None is started.
 *
 * @returns {Promise<string | undefined>} the folder of its programs, or undefined when it cannot be had
 */
export const ensurePostgres = async () => {
  const found = installedPostgres();
  if (found !== undefined) return found;
  console.log("No PostgreSQL is installed; asking Debian for its package …");
  return (await installDebianPackage("postgresql", [noOwnCluster])) ? installedPostgres() : undefined;
};
