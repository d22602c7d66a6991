// `npm run guide`: takes the pictures of the marketers' guide anew, in the editor itself.
import { ensureDependencies } from "./run/dependencies.mjs";
import { environment, run } from "./run/process.mjs";

await ensureDependencies();
// Playwright is there only now.
const { ensureChromium } = await import("./run/chromium.mjs");
const chromium = await ensureChromium();

process.exitCode = await run(
  "npx",
  ["playwright", "test", "--config=playwright.guide.config.ts", ...process.argv.slice(2)],
  { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }) },
);
