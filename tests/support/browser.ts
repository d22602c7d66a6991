import { devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

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
    // The headless shell would draw letters other than a desktop does.
    "--font-render-hinting=slight",
  ],
};

/** The two screens on which everything is tested. */
export const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
export const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1366, height: 768 } };
