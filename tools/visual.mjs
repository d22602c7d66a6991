// `npm run visual`: runs the visual tests with all they need. --accept updates the baseline screenshots.
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
// Updating all also removes those of deleted tests.
if (accept && wanted.length === 0)
  for (const screen of ["phone", "desktop"])
    rmSync(`tests/visual/pictures/${screen}`, { recursive: true, force: true });

if (accept) wanted.push("--update-snapshots=all");
process.exitCode = await run("npx", ["playwright", "test", "--config=playwright.visual.config.ts", ...wanted]);
