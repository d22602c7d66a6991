// `npm run visual`: sets up what the visual tests need and runs them. With --accept it makes the pictures anew.
import { rmSync } from "node:fs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { environment, run } from "./run/process.mjs";

const accept = process.argv.includes("--accept");
const wanted = process.argv.slice(2).filter((word) => word !== "--accept");

await ensureDependencies();
// Playwright is there only now.
const { ensureChromium } = await import("./run/chromium.mjs");
const chromium = await ensureChromium();
// Where all are made anew, none may stay that no test takes any more.
if (accept && wanted.length === 0)
  for (const screen of ["phone", "desktop"])
    rmSync(`tests/visual/pictures/${screen}`, { recursive: true, force: true });

process.exitCode = await run(
  "npx",
  [
    "playwright",
    "test",
    "--config=playwright.visual.config.ts",
    ...(accept ? ["--update-snapshots=all"] : []),
    ...wanted,
  ],
  { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }) },
);
