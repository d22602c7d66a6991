import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** @param {string} url */
export const answering = async (url) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await setTimeout(50);
  }
  throw new Error(`${url} does not answer`);
};

/**
 * Starts the built site's server with an empty database.
 *
 * @param {string} folder for the database
 * @param {number} port
 * @param {string[]} [args] of Node
 * @param {Record<string, string>} [settings] of the site
 */
export const startServer = async (folder, port, args = [], settings = {}) => {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: `file:${path.join(folder, "enquiries.db")}`,
    LOG_LEVEL: "error",
    SMTP_URL: "",
    WEBHOOK_URL: "",
    RATE_LIMIT: "off",
    ...settings,
  };
  const server = spawn(process.execPath, [...args, "dist/server.js"], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await answering(`http://127.0.0.1:${port}/readyz`);
  return {
    process: server,
    stop: async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
    },
  };
};
