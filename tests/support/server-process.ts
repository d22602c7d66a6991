import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { manifestFile, serverFolder } from "../../src/hosting/manifest";
import { eventually } from "./eventually";
import { entryOf, writeSampleSite } from "./sample-site";
import { temporaryFolder } from "./temporary-folder";

/** The same as a build makes of the server. */
const bundleServer = (folder: string) =>
  build({
    entryPoints: ["src/hosting/server/main.ts"],
    outfile: path.join(folder, serverFolder, "server.js"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    logLevel: "warning",
  });

/**
 * Writes all that a build leaves for the server: a small site, the server, and functions.
 *
 * @param functions the CommonJS source of each, by its address
 */
export const writeServer = async (functions: Readonly<Record<string, string>> = {}) => {
  const { folder, dispose } = temporaryFolder("server");
  const inServerFolder = (file: string) => path.join(folder, serverFolder, file);
  const manifest = await writeSampleSite(folder, Object.keys(functions));
  for (const [route, source] of Object.entries(functions)) {
    mkdirSync(path.dirname(inServerFolder(entryOf(route))), { recursive: true });
    writeFileSync(inServerFolder(entryOf(route)), source);
  }
  writeFileSync(inServerFolder(manifestFile), JSON.stringify(manifest));
  await bundleServer(folder);
  return { folder, manifest, dispose };
};

/**
 * Runs the server as a process of its own; it need not get as far as to listen.
 *
 * @param stdout the file descriptor that it logs to, instead of a pipe to this process
 */
export const runServer = (
  folder: string,
  env: Readonly<Record<string, string>> = {},
  stdout: "pipe" | number = "pipe",
) => {
  const child = spawn(process.execPath, [path.join(folder, serverFolder, "server.js")], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", PORT: "0", ...env },
    stdio: ["ignore", stdout, "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  // With "close", all that it has printed is there.
  const ended = once(child, "close").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }));
  return {
    child,
    /** How it ended, as soon as it has. */
    ended,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
  };
};

/** Runs the server, which answers when this resolves. */
export const startServer = async (folder: string, env: Readonly<Record<string, string>> = {}) => {
  const server = runServer(folder, env);
  const port = await eventually("a server that listens", () => {
    if (server.hasEnded()) throw new Error(server.output());
    const found = /the site is at http:\/\/[^"]*:(\d+)"/.exec(server.output())?.[1];
    return found === undefined ? undefined : Number(found);
  });
  return {
    ...server,
    port,
    /** Ends it, however it is. */
    dispose: async () => {
      server.kill("SIGKILL");
      await server.ended;
    },
  };
};

/** Writes a server and runs it. */
export const startWrittenServer = async (functions: Readonly<Record<string, string>>) => {
  const { folder, dispose } = await writeServer(functions);
  const server = await startServer(folder);
  return {
    ...server,
    folder,
    dispose: async () => {
      await server.dispose();
      dispose();
    },
  };
};

export type WrittenServer = Awaited<ReturnType<typeof startWrittenServer>>;
