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
  const write = (file: string, content: string) => {
    const place = path.join(folder, serverFolder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  };
  for (const [route, source] of Object.entries(functions)) write(entryOf(route), source);
  write(manifestFile, JSON.stringify(await writeSampleSite(folder, Object.keys(functions))));
  await bundleServer(folder);
  return { folder, dispose };
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
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += String(chunk)));
  return {
    child,
    /** Its exit code or the signal that ended it, when all that it has printed is there. */
    ended: once(child, "close").then(([code, signal]) => (code ?? signal) as number | string),
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
