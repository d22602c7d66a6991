import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture } from "./process.mjs";

const isReady = "database system is ready to accept connections";

/** @returns {Promise<number>} a free port */
const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
};

/** @param {string} user @param {"-u" | "-g"} flag */
const idOf = (user, flag) => Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));

/**
 * PostgreSQL refuses to run as root, which is what containers run as.
 *
 * @returns {{ uid?: number, gid?: number }} as whom to run it
 */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: idOf(user, "-u"), gid: idOf(user, "-g") };
    } catch {
      continue;
    }
  }
  throw new Error("there is neither a user postgres nor a user nobody to run it as");
};

/** @param {import("node:child_process").ChildProcess} server */
const readiness = async (server) => {
  let output = "";
  await new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", () => reject(new Error(`postgres ended: ${output}`)));
    server.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes(isReady)) resolve(undefined);
    });
  });
};

/**
 * Starts a PostgreSQL server with an empty database in a folder of its own, for
 * this machine only. It writes to the disk before it answers, as a real one does.
 *
 * @param {string} programs the folder of its programs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the URL of the server's first database
 */
export const startPostgres = async (programs) => {
  const owner = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = path.join(folder, "data");
  const init = ["-D", data, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const made = await capture(path.join(programs, "initdb"), init, folder, owner);
  if (made.code !== 0) {
    remove();
    throw new Error(`initdb failed: ${made.output}`);
  }
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=200"];
  const server = spawn(path.join(programs, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      // Ends without waiting for clients to leave.
      server.kill("SIGINT");
      await once(server, "exit");
    }
    remove();
  };
  try {
    await readiness(server);
  } catch (error) {
    remove();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
};
