import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../tools/run/free-port.mjs";
import sources from "../../tools/run/sources.json";
import { answers, eventually } from "./eventually";
import { temporaryFolder } from "./temporary-folder";

/** A first start processes all pictures and pages, maybe on a busy machine. */
const startTimeoutMs = 1_200_000;

const stop = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  // Gatsby's child processes are in the group of the started one.
  process.kill(-server.pid, "SIGTERM");
  await ended;
};

/** Starts the development server of a project with its editor, as `npm run cms` does. */
const developServer = async (root: string) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = ["develop", "--host", "127.0.0.1", "--port", String(port)];
  const settings = { NODE_ENV: "development", CMS_LOCAL: "on", PORT: String(port), GATSBY_TELEMETRY_DISABLED: "1" };
  const server = spawn(path.resolve("node_modules/.bin/gatsby"), args, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...settings } as NodeJS.ProcessEnv,
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
  const ready = () => {
    if (server.exitCode !== null) throw new Error("Gatsby has ended");
    return answers(`${url}/admin/config.json`);
  };
  try {
    await eventually("the editor", ready, startTimeoutMs);
    await eventually("the pages", () => answers(`${url}/page-data/index/page-data.json`), startTimeoutMs);
  } catch (error) {
    await stop(server);
    throw new Error(output, { cause: error });
  }
  return { url, dispose: () => stop(server) };
};

/** The source of content and static files. */
const fixture = "tests/fixture-site";

/**
 * Starts one editor for all CMS tests, on a copy of the project with its own repository, and sets CMS_PROJECT and
 * CMS_URL. If they are set already, that editor is used.
 *
 * @returns stops the editor and removes the copy
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env["CMS_URL"] !== undefined) return undefined;
  const { folder, dispose } = temporaryFolder("editor");
  for (const name of sources)
    cpSync(name === "content" ? path.join(fixture, name) : name, path.join(folder, name), { recursive: true });
  cpSync(path.join(fixture, "static"), path.join(folder, "static"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, ".gitignore"), "node_modules\n.cache\npublic\nsrc/gatsby-types.d.ts\n");
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args]);
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Start");
  const server = await developServer(folder);
  process.env["CMS_PROJECT"] = folder;
  process.env["CMS_URL"] = server.url;
  return async () => {
    await server.dispose();
    dispose();
  };
};
