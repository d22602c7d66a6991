import { defineConfig } from "@playwright/test";
import { desktop, launchOptions } from "./tests/support/browser";

/** The pictures of the marketers' guide: one after another, in one editor. */
export default defineConfig({
  testDir: "tools/guide",
  testMatch: "pictures.ts",
  outputDir: "test-results/guide",
  globalSetup: "./tests/support/guide-setup.ts",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...desktop,
    viewport: { width: 1280, height: 800 },
    launchOptions,
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
  },
});
