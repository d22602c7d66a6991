import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { finished } from "node:stream/promises";
import { Problem } from "./problem.mjs";

/**
 * The environment of everything that is run here. Where each thread has memory of its own (glibc), a build keeps half a
 * gigabyte that it has given back: docs/operators/scaling.md.
 */
export const environment = { MALLOC_ARENA_MAX: "2", ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };

const shell = process.platform === "win32";

/** @param {string} command @param {Error} error */
const notStarted = (command, error) =>
  new Problem(`${command} cannot be started (${error.message}). Install it first.`);

/** @param {number} begin what `performance.now()` said at the beginning */
export const secondsSince = (begin) => `${Math.round((performance.now() - begin) / 1000)} s`;

/**
 * Runs a command to its end, showing what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export const run = (command, args, env = environment) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env, shell });
    child.on("error", (error) => reject(notStarted(command, error)));
    child.on("close", (code, signal) => resolve(code ?? (signal === null ? 0 : 1)));
  });

/**
 * Runs a command to its end, writing what it prints into a file.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} name of the file, which Git ignores
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd] where it runs
 * @returns {Promise<{ code: number, log: string }>} its exit code, and the file
 */
export const runIntoLog = async (command, args, name, env = environment, cwd = ".") => {
  mkdirSync(".logs", { recursive: true });
  const log = `.logs/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.log`;
  const file = createWriteStream(log);
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], cwd, env, shell });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  try {
    const code = await new Promise((resolve, reject) => {
      child.on("error", (error) => reject(notStarted(command, error)));
      child.on("close", (code) => resolve(code ?? 1));
    });
    return { code, log };
  } finally {
    file.end();
    await finished(file);
  }
};

/** @param {string} log @returns {string} what it ends with, as far as it says what went wrong */
const complaintIn = (log) => {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  const errors = lines.filter((line) => line.startsWith("npm error"));
  return (errors.length > 0 ? errors.slice(0, 6) : lines.slice(-30)).join("\n");
};

/**
 * Runs a command that has to succeed. Of what it prints only the end is shown, if it fails; what is said of
 * it goes to standard error, since some commands' output is read by others.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ doing?: string, takes?: string, advice?: string }} [texts] what is said of it: what it does, about how long
 *   it takes, and what to do when it fails
 */
export const runOrThrow = async (command, args, { doing = `${command} ${args.join(" ")}`, takes, advice } = {}) => {
  console.error(`${doing}${takes === undefined ? "" : ` (${takes})`} …`);
  const begin = performance.now();
  const { code, log } = await runIntoLog(command, args, doing);
  if (code !== 0) {
    console.error(complaintIn(log));
    throw new Problem(
      `${doing} ended with code ${code}: ${log} has all of it. ${advice ?? "Fix that and run this again."}`,
    );
  }
  console.error(`${doing}: ${secondsSince(begin)}`);
};

/**
 * Runs a command and keeps what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} [folder] where it runs
 * @param {{ uid?: number, gid?: number }} [owner] as whom it runs
 * @returns {Promise<{ code: number, output: string }>}
 */
export const capture = (command, args, folder, owner = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...owner, cwd: folder, env: environment, shell });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
