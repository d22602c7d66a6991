import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { eventually } from "./eventually";
import { fixtureRoot } from "./fixture-site";
import { freePort } from "./free-port";

/** Everything that can be set, so that nothing comes from the machine or from an .env file. Empty is unset. */
const defaults = {
  SMTP_URL: "",
  ENQUIRIES_FROM: "site@example.com",
  ENQUIRIES_TO: "sales@example.com",
  WEBHOOK_URL: "",
  WEBHOOK_SECRET: "",
  ACKNOWLEDGE: "off",
  FORM_SECRET: "",
  RATE_LIMIT: "off",
  ENQUIRY_MIN_FILL_MS: "0",
  OUTBOX_RETRY_MS: "200",
  // A claim of a killed process ends after twice this time.
  DELIVERY_TIMEOUT_MS: "4000",
  ALERTS_TO: "",
  OUTBOX_CONCURRENCY: "4",
  METRICS_TOKEN: "",
  OUTBOX_GIVE_UP_HOURS: "1",
  RETENTION_DAYS: "3650",
  TRUST_PROXY: "off",
  LOG_LEVEL: "info",
};

/** The settings of a site in a test; the database has to be named. */
export type SiteSettings = { DATABASE_URL: string } & Partial<Record<keyof typeof defaults, string>>;

/** The whole environment of a process of the site; one that serves has a port. */
export const siteEnvironment = (settings: SiteSettings, port?: number) => ({
  PATH: process.env["PATH"] ?? "",
  HOME: process.env["HOME"] ?? "",
  NODE_ENV: "production" as const,
  ...(port !== undefined && { HOST: "127.0.0.1", PORT: String(port) }),
  ...defaults,
  ...settings,
});

const isReady = async (url: string): Promise<true | undefined> => {
  try {
    const response = await fetch(`${url}/readyz`);
    await response.body?.cancel();
    return response.ok ? true : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Runs a built site, the fixture's unless told, as a process of its own. It answers,
 * and its outbox works, when this resolves.
 *
 * @param options `preload`: a module that Node loads before the site; `root`: the folder in which it was built
 */
export const startSite = async ({
  env,
  port,
  preload,
  root = fixtureRoot,
}: {
  env: SiteSettings;
  port?: number;
  preload?: string;
  root?: string;
}) => {
  const server = path.join(root, "dist/server.js");
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const site = spawn(process.execPath, [...(preload === undefined ? [] : ["--require", preload]), server], {
    env: siteEnvironment(env, ownPort),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [site.stdout, site.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const hasEnded = () => site.exitCode !== null || site.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return;
    site.kill(signal);
    await once(site, "exit");
  };
  try {
    await eventually(`a site that answers at ${url}`, () => {
      if (hasEnded()) throw new Error("The site has ended");
      return isReady(url);
    });
  } catch (error) {
    await end("SIGKILL");
    throw new Error(output, { cause: error });
  }
  return {
    url,
    port: ownPort,
    /** All that it has printed. */
    output: () => output,
    /** Kills it, as a power cut does. */
    kill: () => end("SIGKILL"),
    /** Stops it gracefully. Resolves with its exit code. */
    stop: async () => {
      await end("SIGTERM");
      return site.exitCode;
    },
  };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
