import { existsSync } from "node:fs";
import { installDebianPackages, mayInstall } from "./debian.mjs";
import { installedProgram } from "./installed.mjs";
import { Problem } from "./problem.mjs";
import { capture } from "./process.mjs";

/** How to get a Chromium. */
export const chromiumAdvice = "Install Chromium, set CHROMIUM_PATH, or let this install one: --install";

const installed = () =>
  process.env["CHROMIUM_PATH"] ??
  installedProgram("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

/** Playwright's own, if it was downloaded. */
const downloaded = async () => {
  // Playwright is there only when the packages are installed.
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** @returns {Promise<string | undefined>} an installed Chromium, else Playwright's, which is downloaded if that is allowed */
export const findChromium = async () => {
  const found = installed() ?? (await downloaded());
  if (found !== undefined || !mayInstall) return found;
  console.log("Downloading Playwright's Chromium …");
  await capture("npx", ["playwright", "install", "chromium"]);
  return downloaded();
};

/** Lets whatever this process starts a browser with take a Chromium: one that is there, else one of Debian's. */
export const chooseChromium = async () => {
  let found = await findChromium();
  if (found === undefined && mayInstall && (await installDebianPackages(["chromium"]))) found = installed();
  if (found === undefined) throw new Problem(`No Chromium is installed. ${chromiumAdvice}.`);
  process.env["CHROMIUM_PATH"] = found;
};
