import { defineConfig } from "@playwright/test";
import { type EngineName, installedEngines } from "./tests/engines/engines";
import { desktop, phone } from "./tests/support/browser";
import { port, webServer } from "./tests/support/tested-site";

export default defineConfig<object, { engineName: EngineName }>({
  testDir: "tests/engines",
  outputDir: "test-results/engines",
  workers: 2,
  // WebKit renders in software, which is slow.
  timeout: 90_000,
  expect: { toPass: { timeout: 30_000, intervals: [100] } },
  forbidOnly: process.env["CI"] !== undefined,
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: installedEngines().flatMap((engineName) => {
    // The other browser tests cover Chromium, but their headless shell has no back/forward cache.
    const grep = engineName === "Chromium" ? /@history/ : /./;
    return [
      { name: `${engineName} 1366`, use: { engineName, viewport: desktop.viewport }, grep, grepInvert: /@narrow/ },
      { name: `${engineName} 390`, use: { engineName, viewport: phone.viewport }, grep, grepInvert: /@wide/ },
    ];
  }),
  webServer,
});
