import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { eventually } from "./eventually";

/** The setup of the run has looked for it, and says why tests are skipped. */
const program = process.env["TEST_NGINX"];

/** The module for files compressed by brotli, where it is installed. */
export const brotliModule = process.env["TEST_NGINX_BROTLI"] || undefined;

/** For tests that need nginx. */
export const describeWithNginx = program === undefined ? describe.skip : describe;

const isListening = (port: number) =>
  new Promise<true | undefined>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(undefined));
    socket.once("connect", () => socket.destroy());
  });

const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** What a machine may say to all its sites, as Debian's nginx.conf does in part. A site has to have its own way. */
const forAllSites = [
  "types { text/x-all-sites html js txt mp4; }",
  "default_type application/x-all-sites;",
  "ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;",
  "ssl_prefer_server_ciphers on;",
  "gzip on;",
  "gzip_min_length 1;",
  "gzip_types *;",
  "add_header x-all-sites yes always;",
];

/** A whole configuration around a part of one, which touches nothing outside the folder. */
const around = (folder: string, part: string): string =>
  [
    // As root, nginx would otherwise become somebody who cannot read the folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    ...(brotliModule === undefined ? [] : [`load_module ${brotliModule};`]),
    `pid ${folder}/nginx.pid;`,
    "error_log stderr warn;",
    "worker_processes 1;",
    "daemon off;",
    "events {}",
    "http {",
    "access_log off;",
    ...forAllSites,
    ...temporaryPaths.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${path.join(folder, part)};`,
    "}",
  ].join("\n");

/**
 * Runs nginx with a configuration.
 *
 * @param folder where it keeps all that it writes
 * @param configuration what belongs inside the `http` block
 * @param port one of those where it listens then
 */
export const startNginx = async (folder: string, configuration: string, port: number) => {
  if (program === undefined) throw new Error("There is no nginx");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "site.conf"), configuration);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, around(folder, "site.conf"));
  const args = ["-e", "stderr", "-p", folder, "-c", file];
  execFileSync(program, [...args, "-t"], { stdio: "pipe" });
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  try {
    await eventually("an nginx that listens", () => {
      if (server.exitCode !== null) throw new Error(`nginx has ended: ${output}`);
      return isListening(port);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** What it has complained about. */
    output: () => output,
    stop,
  };
};
