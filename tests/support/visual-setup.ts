import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import sharp from "sharp";
import { incomparable, record } from "../visual/support/recorded-with";
import { visualSite } from "../visual/support/visual-site";
import { fixtureRoot } from "./fixture-site";
import { startSite } from "./site-process";

/** Compresses all pictures below a folder by a quarter, losslessly. */
const compact = async (folder: string): Promise<void> => {
  const pictures = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".png"));
  for (const name of pictures) {
    const file = path.join(folder, name);
    const picture = readFileSync(file);
    const smaller = await sharp(picture).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (smaller.length < picture.length) writeFileSync(file, smaller);
  }
};

/** Serves the fixture site for all visual tests. */
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
  const site = await startSite({ env: { DATABASE_URL: `file:${database}` } });
  visualSite.serve(site.url);
  return async () => {
    await site.kill();
    if (accepting) await compact("tests/visual/pictures");
  };
};
