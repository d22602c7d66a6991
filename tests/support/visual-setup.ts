import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { gallerySetting } from "../../src/domain/gallery";
import { compact } from "../visual/support/compact";
import { incomparable, record } from "../visual/support/recorded-with";
import { visualSite } from "../visual/support/visual-site";
import { fixtureProject } from "./fixture-build";
import { startServer } from "./server-process";

/** Builds the site of the frozen content, for all visual tests, and serves it while they run. */
export default async ({ updateSnapshots }: FullConfig) => {
  const accepting = updateSnapshots !== "none";
  if (accepting) await record();
  const reason = await incomparable();
  if (reason !== undefined) {
    console.warn(`The visual tests are skipped: ${reason}`);
    visualSite.skip(reason);
    return undefined;
  }
  const project = fixtureProject("tests/visual/content");
  const { succeeded, output } = await project.build({ [gallerySetting]: "on" });
  if (!succeeded) {
    project.dispose();
    throw new Error(output);
  }
  const database = path.join(project.root, "enquiries.db");
  const server = await startServer(project.root, { HOST: "127.0.0.1", DATABASE_URL: `file:${database}` });
  visualSite.serve(server.port);
  return async () => {
    await server.dispose();
    project.dispose();
    if (accepting) await compact("tests/visual/pictures");
  };
};
