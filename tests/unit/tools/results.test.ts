import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { countsOf, skippedCounts } from "../../../tools/run/results.mjs";

/** Inside the project, so that the runners resolve their own packages. */
const folder = mkdtempSync(path.resolve("node_modules/.results-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs tests with one of the runners, as a child process. */
const counts = (command: string[], files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  // Playwright would treat itself as part of this run.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const { stdout, stderr, status } = spawnSync("npx", command, { encoding: "utf8", env });
  return countsOf(stdout + stderr, status ?? 1);
};

const tests = `
  test("opens", () => { expect(1).toBe(2); });
  test.skip("waits", () => {});
  test("is well", () => {});
`;

it("lists failed and retried Jest tests, and a file that cannot be loaded", () => {
  const again = `let tries = 0; test("closes", () => { tries += 1; expect(tries).toBe(2); });`;
  const files = {
    "menu.test.js": `jest.retryTimes(1, { logErrorsBeforeRetry: true }); ${tests} ${again}`,
    "lost.test.js": `require("./nothing");`,
  };
  const config = { rootDir: folder, testPathIgnorePatterns: [], haste: { retainAllFiles: true } };
  expect(counts(["jest", "--config", JSON.stringify(config)], files)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: expect.arrayContaining([
      expect.stringMatching(/^FAIL .*menu\.test\.js/),
      "  ● opens",
      expect.stringMatching(/^FAIL .*lost\.test\.js/),
    ]) as string[],
    retried: [" LOGGING RETRY ERRORS  opens", " LOGGING RETRY ERRORS  closes"],
  });
});

it("lists failed and retried Playwright tests", () => {
  const again = `test("closes", ({}, { retry }) => { expect(retry).toBe(1); });`;
  const files = {
    "menu.spec.js": `const { expect, test } = require("@playwright/test"); ${tests} ${again}`,
    "playwright.config.js": `module.exports = { projects: [{ name: "phone" }], retries: 1, testMatch: "*.spec.js", outputDir: "output" };`,
  };
  const command = ["playwright", "test", `--config=${folder}/playwright.config.js`, "--reporter=list"];
  expect(counts(command, files)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: [expect.stringMatching(/\[phone\] › .*menu\.spec\.js:\d+:\d+ › opens$/)],
    retried: [expect.stringMatching(/\[phone\] › .*menu\.spec\.js:\d+:\d+ › closes$/)],
  });
});

it.each([
  ["a setup", 1, `globalSetup: "./setup.js", `],
  ["tests", 4, ""],
])("counts %s as skipped after Playwright's global time-out", (_, skipped, settings) => {
  const files = {
    "setup.js": `module.exports = () => new Promise(() => {});`,
    "slow.spec.js": `const { test } = require("@playwright/test"); test("hangs", () => new Promise(() => {})); ${tests}`,
    "slow.config.js": `module.exports = { ${settings}testMatch: "slow.spec.js", workers: 1, outputDir: "output" };`,
  };
  const command = [
    "playwright",
    "test",
    `--config=${folder}/slow.config.js`,
    "--reporter=list",
    "--global-timeout=10001",
  ];
  expect(counts(command, files)).toEqual({ passed: 0, failed: 0, skipped, failures: [], retried: [] });
});

it("counts a suite that cannot run as skipped, and in CI as failed", () => {
  const env = jest.replaceProperty(process, "env", { ...process.env, CI: "" });
  expect(skippedCounts("no Chromium")).toMatchObject({ failed: 0, skipped: 1 });
  env.replaceValue({ ...process.env, CI: "true" });
  expect(skippedCounts("no Chromium")).toMatchObject({ failed: 1, skipped: 0 });
  env.restore();
});

it("counts any other command as one test", () => {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };
  expect(countsOf("All is well.", 0)).toEqual({ ...none, passed: 1 });
  expect(countsOf("", 2)).toEqual({ ...none, failed: 1, failures: ["ended with code 2"] });
});
