import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { serverFolder } from "../../src/hosting/manifest";

/**
 * Runs the server as a child process, which may exit before it listens.
 *
 * @param stdout a file descriptor for its log, instead of a pipe
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
    /** Resolves with its exit code or signal once all output is read. */
    ended: once(child, "close").then(([code, signal]) => (code ?? signal) as number | string),
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
  };
};
