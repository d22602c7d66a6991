import { defineConfig } from "@playwright/test";
import { desktop, launchOptions } from "./tests/support/browser";

/** Editor tests run serially: they share one development server and one working tree. */
export default defineConfig({
  testDir: "tests/cms",
  outputDir: "test-results/cms",
  globalSetup: "./tests/support/started-editor.ts",
  workers: 1,
  // The editor has 5 MB of scripts, and the development server rebuilds what was saved.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env["CI"] !== undefined,
  use: { ...desktop, trace: "on-first-retry", launchOptions },
});
