import { devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

/**
 * Chromium preloads popups of its address bar in every window, headless ones too, and each test has a window of its own:
 * a third of a test's time. This list replaces Playwright's own, so that it holds what Playwright switches off as well.
 */
const disabledFeatures = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled", "PreconnectToSearch", "OptimizationHints"],
];

/** How every browser of a test is started. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-quic",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${disabledFeatures.join(",")}`,
  ],
};

/** The two screens on which everything is tested. */
export const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
export const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1366, height: 768 } };
