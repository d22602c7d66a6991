// `npm run guide`: retakes the screenshots of the marketers' guide, in the editor itself.
import "./run/command.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { run } from "./run/process.mjs";
import { requireChromium } from "./run/programs.mjs";

await ensureDependencies();
await requireChromium();
const wanted = process.argv.slice(2).filter((word) => word !== "--install");
process.exitCode = await run("npx", ["playwright", "test", "--config=playwright.guide.config.ts", ...wanted]);
