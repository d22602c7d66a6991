import { enquirySettings } from "../../src/server/settings";
import { freePort } from "../../tools/run/free-port.mjs";
import { answers, eventually } from "./eventually";
import { fixtureRoot } from "./fixture-site";
import { runServer } from "./server-process";

/** All settings, so that none comes from the machine or from an .env file. Empty is unset. */
const defaults = {
  ...Object.fromEntries(Object.keys(enquirySettings).map((name) => [name, ""])),
  ENQUIRIES_FROM: "site@example.com",
  ENQUIRIES_TO: "sales@example.com",
  RATE_LIMIT: "off",
  ENQUIRY_MIN_FILL_MS: "0",
  OUTBOX_RETRY_MS: "200",
  // A killed process's claim expires after twice this time.
  DELIVERY_TIMEOUT_MS: "4000",
  OUTBOX_GIVE_UP_HOURS: "1",
  RETENTION_DAYS: "3650",
};

/** A test site's settings; the database is required. */
export type SiteSettings = { DATABASE_URL: string } & Partial<Record<keyof typeof enquirySettings, string>>;

/** The complete environment of a site's process; a server has a port. */
export const siteEnvironment = (settings: SiteSettings, port?: number) => ({
  PATH: process.env["PATH"] ?? "",
  HOME: process.env["HOME"] ?? "",
  NODE_ENV: "production" as const,
  ...(port !== undefined && { HOST: "127.0.0.1", PORT: String(port) }),
  ...defaults,
  ...settings,
});

/**
 * Runs a built site, by default the fixture's, as a child process. Resolves once it responds and its outbox runs.
 *
 * @param options `root`: the folder of its build
 */
export const startSite = async ({
  env,
  port,
  root = fixtureRoot,
}: {
  env: SiteSettings;
  port?: number;
  root?: string;
}) => {
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const site = runServer(root, siteEnvironment(env, ownPort));
  const end = async (signal: NodeJS.Signals) => {
    site.kill(signal);
    return await site.ended;
  };
  try {
    await eventually(`a site that answers at ${url}`, () => {
      if (site.hasEnded()) throw new Error("The site has ended");
      return answers(`${url}/readyz`);
    });
  } catch (error) {
    await end("SIGKILL");
    throw new Error(site.output(), { cause: error });
  }
  return {
    url,
    port: ownPort,
    output: site.output,
    /** Kills it without warning. */
    kill: () => end("SIGKILL"),
    /** Stops it gracefully. Resolves with its exit code. */
    stop: () => end("SIGTERM"),
  };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
