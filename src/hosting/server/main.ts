import path from "node:path";
import { env } from "node:process";
import { functionsLifecycle } from "../../domain/hosting/functions-lifecycle";
import { publicFolder } from "../manifest";
import { defaultLimits } from "./limits";
import { loadFunctions, readManifest } from "./load";
import { createLogger, type Logger } from "./logger";
import { readServerSettings } from "./settings";
import { createSiteServer } from "./site-server";
import { stopOnSignals } from "./stop-on-signals";
import { notifySystemd } from "./watchdog";

/** The server's folder: this file is bundled into it. */
const folder = __dirname;

/** Ends the process even if functions have begun something that would keep it alive, with nobody listening. */
const refuse = (logger: Logger, problems: readonly string[]): never => {
  logger.error({ problems }, "the site cannot start with these settings");
  process.exit(1);
};

const main = async (): Promise<void> => {
  // Functions find built pages, and a database in its default place, from here.
  process.chdir(path.join(folder, ".."));
  const read = readServerSettings(env);
  if (!read.ok) return refuse(createLogger("error"), read.problems);
  const { HOST, PORT, LOG_LEVEL } = read.settings;
  const logger = createLogger(LOG_LEVEL);
  const manifest = await readManifest(folder);
  const functions = loadFunctions(manifest, folder);
  const lifecycle = functionsLifecycle();
  const site = createSiteServer({
    manifest,
    publicFolder: path.join(folder, "..", publicFolder),
    functions,
    lifecycle,
    limits: defaultLimits,
    logger,
  });
  process.on("uncaughtException", site.takeStray);
  process.on("unhandledRejection", site.takeStray);

  const problems = (await lifecycle?.start()) ?? [];
  if (problems.length > 0) refuse(logger, problems);
  const port = await site.listen(PORT, HOST);
  logger.info(`the site is at http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${port}`);
  stopOnSignals(site.stop, logger);
  notifySystemd(env, logger);
};

void main().catch((error: unknown) => {
  createLogger("error").error({ error: error instanceof Error ? error.message : "unknown" }, "the site cannot start");
  process.exit(1);
});
