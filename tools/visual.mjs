// `npm run visual`: sets up what the visual tests need and runs them. With --accept it updates the baseline screenshots.
import "./run/command.mjs";
import { rmSync } from "node:fs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { ensureFixtureSite } from "./run/fixture-site.mjs";
import { run } from "./run/process.mjs";
import { requireChromium } from "./run/programs.mjs";

const accept = process.argv.includes("--accept");
const wanted = process.argv.slice(2).filter((word) => !["--accept", "--install"].includes(word));

await ensureDependencies();
await requireChromium();
await ensureFixtureSite();
// When all are updated, those of deleted tests go.
if (accept && wanted.length === 0)
  for (const screen of ["phone", "desktop"])
    rmSync(`tests/visual/pictures/${screen}`, { recursive: true, force: true });

if (accept) wanted.push("--update-snapshots=all");
process.exitCode = await run("npx", ["playwright", "test", "--config=playwright.visual.config.ts", ...wanted]);
