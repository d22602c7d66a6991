// `npm run guide`: retakes the screenshots of the marketers' guide, in the editor itself.
import "./run/command.mjs";
import { chooseChromium } from "./run/chromium.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { environment, run } from "./run/process.mjs";

await ensureDependencies();
await chooseChromium();

process.exitCode = await run(
  "npx",
  [
    "playwright",
    "test",
    "--config=playwright.guide.config.ts",
    ...process.argv.slice(2).filter((word) => word !== "--install"),
  ],
  { ...environment, ...process.env },
);
