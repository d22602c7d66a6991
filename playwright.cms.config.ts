import { defineConfig } from "@playwright/test";
import { desktop, launchOptions } from "./tests/support/browser";

/** The tests of the editor: one development server, one working tree, so one test after another. */
export default defineConfig({
  testDir: "tests/cms",
  outputDir: "test-results/cms",
  globalSetup: "./tests/support/started-editor.ts",
  workers: 1,
  // The editor is five megabytes of script, and the development server builds what was saved.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env["CI"] !== undefined,
  use: { ...desktop, trace: "on-first-retry", launchOptions },
});
