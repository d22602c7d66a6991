// `npm test`: sets up all that the tests need, then runs every suite and adds them up.
import { mkdirSync, rmSync } from "node:fs";
import { ensureBuild } from "./run/build.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { ensureNginx } from "./run/nginx.mjs";
import { ensurePostgres } from "./run/postgres.mjs";
import { environment, run } from "./run/process.mjs";
import { budgetCounts, commandCounts, jestCounts, playwrightCounts, sum } from "./run/results.mjs";

const reports = "test-results/reports";

/**
 * @param {string} title
 * @param {string[]} args of npx
 * @param {NodeJS.ProcessEnv} [env]
 */
const step = (title, args, env = {}) => {
  console.log(`\n── ${title}`);
  return run("npx", args, { ...environment, ...env });
};

await ensureDependencies();
// Playwright is there only now.
const { ensureChromium } = await import("./run/chromium.mjs");
const chromium = await ensureChromium();
await ensurePostgres();
await ensureNginx();
await ensureBuild();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const types = commandCounts("Types", await step("Types", ["tsc", "--noEmit"]));
const lint = commandCounts("Lint", await step("Lint", ["eslint", "."]));
const format = commandCounts("Format", await step("Format", ["prettier", "--check", "--log-level", "warn", "."]));

const jestReport = `${reports}/jest.json`;
const browser = chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
const jestCode = await step(
  "Unit, content, enquiry, hosting and crawler tests",
  ["jest", "--json", "--outputFile", jestReport, "--silent=false"],
  browser,
);

const browserReport = `${reports}/playwright.json`;
/** @param {string} report */
const browserEnvironment = (report) => ({
  PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  ...browser,
});
// A busy machine may hold a browser up for seconds: once more, and the report names what needed it ("flaky").
const browserCode = await step(
  "Browser tests",
  ["playwright", "test", "--retries=1", "--reporter=line,json"],
  browserEnvironment(browserReport),
);

const editorReport = `${reports}/editor.json`;
const editorCode = await step(
  "Editor tests",
  ["playwright", "test", "--config=playwright.cms.config.ts", "--retries=1", "--reporter=line,json"],
  browserEnvironment(editorReport),
);

const visualReport = `${reports}/visual.json`;
const visualCode = await step(
  "Visual tests",
  ["playwright", "test", "--config=playwright.visual.config.ts", "--retries=1", "--reporter=line,json"],
  browserEnvironment(visualReport),
);

// Last, so that nothing else is at work while it takes the time.
console.log("\n── Budgets");
const budgetReport = `${reports}/budgets.json`;
const budgetCode = await run("node", ["tools/budgets.mjs", "--json", budgetReport], { ...environment, ...browser });

const total = sum([
  types,
  lint,
  format,
  jestCounts("Jest", jestReport),
  playwrightCounts("Browser tests", browserReport),
  playwrightCounts("Editor tests", editorReport),
  playwrightCounts("Visual tests", visualReport),
  budgetCounts("Budgets", budgetReport),
]);
// Once more, since the log above is long.
for (const failure of total.failures) console.log(`✘ ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failures.length} failed${skipped}`);
process.exitCode =
  total.failures.length > 0 || [jestCode, browserCode, editorCode, visualCode, budgetCode].some((code) => code !== 0)
    ? 1
    : 0;
