import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** A temporary folder for databases and packages, removed at exit. */
export const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Installs packages that only benchmarks use. @param {string[]} names @returns {NodeJS.Require} */
export const requireOf = (...names) => {
  execFileSync("npm", ["install", "--silent", "--no-save", "--prefix", folder, ...names]);
  return createRequire(`${folder}/`);
};

/**
 * Starts a server on a port, and waits until it responds.
 *
 * @param {string[]} args of Node
 * @param {number} port
 * @param {Record<string, string>} [settings]
 */
export const startProgram = async (args, port, settings = {}) => {
  const env = { ...process.env, NODE_ENV: "production", ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  process.on("exit", () => child.kill());
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) break;
    await setTimeout(50);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { process: child, stop };
};

/**
 * Starts the built site's server with an empty database.
 *
 * @param {number} port
 * @param {Record<string, string>} [settings] of the site
 * @param {string[]} [args] of Node
 */
export const startServer = (port, settings = {}, args = []) =>
  startProgram([...args, "dist/server.js"], port, {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: `file:${path.join(folder, "enquiries.db")}`,
    LOG_LEVEL: "error",
    SMTP_URL: "",
    WEBHOOK_URL: "",
    RATE_LIMIT: "off",
    ...settings,
  });

/** An enquiry of typical length. */
export const fields = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  phone: "+91 00000 00000",
  service: "Web Development",
  message:
    "We sell tea in three towns and would like a shop on the web, with cards and UPI, before the season. ".repeat(4),
  form: "contact",
};

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
