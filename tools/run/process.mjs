import { spawn } from "node:child_process";
import fs, { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";

/** An error that the user can fix: its message says what is wrong and what to do. */
export class Problem extends Error {}

/**
 * Returns the environment of all commands. Fewer malloc arenas (glibc) save half a gigabyte of freed memory in a build:
 * docs/operators/scaling.md.
 *
 * @param {Record<string, string | undefined>} [settings] of one command
 */
export const environment = (settings) => ({
  MALLOC_ARENA_MAX: "2",
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  ...settings,
});

/** @param {number} begin the value of `performance.now()` at the start */
export const secondsSince = (begin) => `${Math.round((performance.now() - begin) / 1000)} s`;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} its exit code
 */
const exitCodeOf = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, shell: process.platform === "win32" });
    child.on("error", ({ message }) =>
      reject(new Problem(`${command} cannot be started (${message}). Install it first.`)),
    );
    child.on("close", (code) => resolve(code ?? 1));
  });

/**
 * Runs a command and shows its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [settings] added to the environment
 * @returns the exit code
 */
export const run = (command, args, settings) =>
  exitCodeOf(command, args, { stdio: "inherit", env: environment(settings) });

/**
 * Runs a command and writes its output to a file.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} name of the file, which Git ignores
 * @param {{ settings?: Record<string, string | undefined>, cwd?: string, signal?: AbortSignal }} [options] additions to
 *   the environment, the working directory, and a signal that kills it
 * @returns {Promise<{ code: number, log: string }>} its exit code, and the file's path
 */
export const runIntoLog = async (command, args, name, { settings, ...rest } = {}) => {
  mkdirSync(".logs", { recursive: true });
  const log = `.logs/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.log`;
  const file = openSync(log, "w");
  try {
    const options = { ...rest, env: environment(settings) };
    const code = await exitCodeOf(command, args, { ...options, killSignal: "SIGKILL", stdio: ["ignore", file, file] });
    return { code, log };
  } finally {
    closeSync(file);
  }
};

/** @param {string} log @returns {string} npm's errors, or else the last lines */
const errorLines = (log) => {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  const errors = lines.filter((line) => line.startsWith("npm error"));
  return (errors.length > 0 ? errors.slice(0, 6) : lines.slice(-30)).join("\n");
};

/** Whether less than 50 MB are left, of about 200 MB that a build writes. */
const isDiskFull = () => {
  // A named import would stop an old Node before it says that it is too old.
  const { bavail, bsize } = fs.statfsSync(".");
  return bavail * bsize < 50_000_000;
};

/**
 * Runs a command that has to succeed. Shows only the end of its output if it fails. Messages go to standard error,
 * since other programs may read the output of a command.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ doing: string, takes: string, advice?: string }} texts what it does, about how long it takes, and what to
 *   do if it fails
 * @param {Parameters<typeof runIntoLog>[3]} [options]
 */
export const runOrThrow = async (command, args, { doing, takes, advice }, options) => {
  console.error(`${doing} (${takes}) …`);
  const begin = performance.now();
  const { code, log } = await runIntoLog(command, args, doing, options);
  if (code !== 0) {
    console.error(errorLines(log));
    const fix = isDiskFull() ? "This disk is full: make room for 500 MB." : (advice ?? "Fix that and run this again.");
    throw new Problem(`${doing} ended with code ${code}: ${log} has all of it. ${fix}`);
  }
  console.error(`${doing}: ${secondsSince(begin)}`);
};
