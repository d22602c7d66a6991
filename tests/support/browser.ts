import { devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

/** Launch options of every test browser. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-component-update",
    // The headless shell would render letters other than a desktop does.
    "--font-render-hinting=slight",
  ],
};

/** The two screens of all browser tests. */
export const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
export const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1366, height: 768 } };
