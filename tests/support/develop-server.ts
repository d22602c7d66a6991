import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { eventually } from "./eventually";
import { freePort } from "./free-port";

/** A first start makes the pictures and the pages, on a machine that may do other things as well. */
const startTimeout = 300_000;

const answers = async (url: string): Promise<true | undefined> => {
  try {
    return (await fetch(url)).ok || undefined;
  } catch {
    return undefined;
  }
};

const stop = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  // Gatsby's own processes are in the group of the one that was started.
  process.kill(-server.pid, "SIGTERM");
  await ended;
};

/**
 * Starts the development server of a project with its editor, as `npm run cms` does.
 *
 * @param root the project's folder
 * @returns where it answers, and what ends it
 */
export const developServer = async (root: string): Promise<{ url: string; dispose: () => Promise<void> }> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  const server = spawn(
    path.resolve("node_modules/.bin/gatsby"),
    ["develop", "--host", "127.0.0.1", "--port", String(port)],
    {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: "development",
        CMS_LOCAL: "on",
        PORT: String(port),
        GATSBY_TELEMETRY_DISABLED: "1",
      },
    },
  );
  const note = (chunk: Buffer) => output.push(chunk.toString());
  server.stdout.on("data", note);
  server.stderr.on("data", note);
  const ready = () => {
    if (server.exitCode !== null) throw new Error(output.join(""));
    return answers(`${url}/admin/config.json`);
  };
  try {
    await eventually("the editor", ready, startTimeout);
    await eventually("the pages", () => answers(`${url}/page-data/services/seo/page-data.json`), startTimeout);
  } catch (error) {
    await stop(server);
    throw new Error(`${String(error)}\n${output.join("")}`);
  }
  return { url, dispose: () => stop(server) };
};
