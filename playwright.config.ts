import { defineConfig } from "@playwright/test";
import { desktop, launchOptions, phone } from "./tests/support/browser";
import { port, webServer } from "./tests/support/tested-site";

/** Tests that build the site themselves. */
const builds = "builds/**";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // On a busy machine anything may take seconds; a hang still fails.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env["CI"] !== undefined,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: "on-first-retry",
    launchOptions,
  },
  projects: [
    { name: "desktop", use: desktop, testIgnore: builds, grepInvert: /@narrow/ },
    { name: "phone", use: phone, testIgnore: builds, grepInvert: /@wide/ },
    {
      name: "desktop without scripts",
      use: { ...desktop, javaScriptEnabled: false },
      grep: /@html/,
      grepInvert: /@narrow/,
    },
    { name: "phone without scripts", use: { ...phone, javaScriptEnabled: false }, grep: /@html/, grepInvert: /@wide/ },
    { name: "builds", use: { ...desktop, javaScriptEnabled: false }, testMatch: builds },
  ],
  webServer,
});
