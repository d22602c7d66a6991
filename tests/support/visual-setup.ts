import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { compact } from "../visual/support/compact";
import { incomparable, record } from "../visual/support/recorded-with";
import { visualSite } from "../visual/support/visual-site";
import { fixtureRoot } from "./fixture-site";
import { startServer } from "./server-process";

/** Serves the fixture site, for all visual tests. */
export default async ({ updateSnapshots }: FullConfig) => {
  const accepting = updateSnapshots !== "none";
  if (accepting) await record();
  const reason = await incomparable();
  if (reason !== undefined) {
    console.warn(`The visual tests are skipped: ${reason}`);
    visualSite.skip(reason);
    return undefined;
  }
  const database = path.join(fixtureRoot, "visual.db");
  const server = await startServer(fixtureRoot, { HOST: "127.0.0.1", DATABASE_URL: `file:${database}` });
  visualSite.serve(server.port);
  return async () => {
    await server.dispose();
    if (accepting) await compact("tests/visual/pictures");
  };
};
