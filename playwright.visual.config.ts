import { defineConfig } from "@playwright/test";
import { desktop, launchOptions, phone } from "./tests/support/browser";

/** Half size: a quarter of the pixels, and a change of 2 px in layout still moves one. */
const deviceScaleFactor = 0.5;

/** The visual tests: pictures of a site with frozen content (docs/decisions/testing.md). */
export default defineConfig({
  testDir: "tests/visual",
  outputDir: "test-results/visual",
  snapshotPathTemplate: "{testDir}/pictures/{projectName}/{arg}{ext}",
  globalSetup: "./tests/support/visual-setup.ts",
  fullyParallel: true,
  workers: 2,
  // On a busy machine anything may take seconds; a hang still fails.
  timeout: 90_000,
  forbidOnly: process.env["CI"] !== undefined,
  // A missing picture is a failure; only `npm run visual:accept` writes any.
  updateSnapshots: "none",
  // The gallery is a very long page.
  expect: {
    timeout: 15_000,
    // Pictures differ by a shade between kinds of processors.
    toHaveScreenshot: { scale: "device", threshold: 0.01, maxDiffPixels: 4 },
  },
  use: { launchOptions, contextOptions: { reducedMotion: "reduce" } },
  projects: [
    // Touch screens have no hover, and the focus looks the same there.
    { name: "phone", use: { ...phone, deviceScaleFactor }, testIgnore: "states.spec.ts" },
    { name: "desktop", use: { ...desktop, deviceScaleFactor } },
  ],
});
