import { spawn } from "node:child_process";

/**
 * The environment of everything that is run here. Where each thread has memory of its own (glibc), a build keeps half a
 * gigabyte that it has given back: docs/decisions/build-scale.md.
 */
export const environment = { MALLOC_ARENA_MAX: "2", ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };

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
    const child = spawn(command, args, { stdio: "inherit", env, shell: process.platform === "win32" });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal === null ? 0 : 1)));
  });

/**
 * Runs a command that has to succeed.
 *
 * @param {string} command
 * @param {string[]} args
 */
export const runOrThrow = async (command, args) => {
  const code = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with code ${code}`);
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
    const shell = process.platform === "win32";
    const child = spawn(command, args, { ...owner, cwd: folder, env: environment, shell });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
