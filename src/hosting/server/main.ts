import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { env } from "node:process";
import closeWithGrace from "close-with-grace";
import { readSettings } from "../../domain/read-settings";
import { createEndpoints } from "../../server/endpoints";
import { errorName } from "../../server/error-name";
import { createLogger, type Logger } from "../../server/logger";
import { serverSettings } from "../../server/settings";
import { type Manifest, manifestFile, publicFolder } from "../manifest";
import { createSiteServer } from "./site-server";

/** For responses and then deliveries in flight. The outbox aborts its deliveries earlier. */
const shutdownMs = 92_000;

/** Notifies systemd that the server is ready, then its watchdog (`Type=notify`, `WatchdogSec`). */
const notifySystemd = (logger: Logger): void => {
  if (!env["NOTIFY_SOCKET"]) return;
  const notify = (state: string) =>
    execFile("systemd-notify", [state], (error) => {
      if (error !== null) logger.error({ error: errorName(error) }, "systemd-notify failed");
    });
  notify("READY=1");
  const watchdogMs = Number(env["WATCHDOG_USEC"] ?? 0) / 1000;
  if (watchdogMs > 0) setInterval(() => notify("WATCHDOG=1"), watchdogMs / 2).unref();
};

const main = async (): Promise<void> => {
  // This file is bundled into `dist`. Built pages and the default database are found relative to its parent folder.
  process.chdir(path.join(__dirname, ".."));
  const manifest = JSON.parse(readFileSync(path.join(__dirname, manifestFile), "utf8")) as Manifest;
  const listening = readSettings(serverSettings, env);
  const endpoints = createEndpoints();
  const { logger } = endpoints;
  if (listening.problems.length > 0) logger.error({ problems: listening.problems }, "the server's settings are wrong");
  if (!("stop" in endpoints) || endpoints.problems.length + listening.problems.length > 0) process.exit(1);
  const site = createSiteServer({ manifest, publicFolder: path.resolve(publicFolder), endpoints });
  const logUnhandled = (error: unknown) => logger.error({ error: errorName(error) }, "an error was not caught");
  process.on("uncaughtException", logUnhandled).on("unhandledRejection", logUnhandled);
  const { HOST: host, PORT: port } = listening.settings;
  const url = await site.listen({ port, host }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : "unknown";
    throw new Error(`HOST must be an address of this machine, and PORT free: ${reason}`, { cause: error });
  });
  logger.info(`the site is at ${url}`);
  // Logs an unreachable database.
  void endpoints.isReady();

  const skip = ["uncaughtException" as const, "unhandledRejection" as const];
  const log = (error: unknown) => logger.error({ error: errorName(error) }, "shutdown was cut short");
  closeWithGrace({ delay: shutdownMs, logger: { error: log }, skip }, async ({ signal }) => {
    logger.info(`${signal}: graceful shutdown`);
    await site.close();
    await endpoints.stop();
    logger.info("stopped");
  });
  notifySystemd(logger);
};

void main().catch((error: unknown) => {
  createLogger("error").error({ error: error instanceof Error ? error.message : "unknown" }, "the site cannot start");
  process.exit(1);
});
