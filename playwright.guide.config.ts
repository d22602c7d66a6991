import { defineConfig } from "@playwright/test";
import cms from "./playwright.cms.config";

/** The pictures of the marketers' guide: one after another, in one editor. */
export default defineConfig(cms, {
  testDir: "tools/guide",
  testMatch: "pictures.ts",
  outputDir: "test-results/guide",
  globalSetup: "./tests/support/guide-setup.ts",
  use: {
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
  },
});
