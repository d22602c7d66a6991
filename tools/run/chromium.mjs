import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./debian.mjs";
import { capture } from "./process.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @returns {string | undefined} an installed Chromium */
const installed = () =>
  (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

/** @returns {Promise<boolean>} whether Playwright has, or could download, its own browser */
const playwrightHasOne = async () => {
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return true;
  console.log("No Chromium is installed; asking Playwright for its own …");
  return (
    (await capture("npx", ["playwright", "install", "chromium"])).code === 0 && existsSync(chromium.executablePath())
  );
};

/**
 * Makes sure that there is a Chromium for the browser tests: an installed one,
 * else Playwright's, else Debian's package.
 *
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export const ensureChromium = async () => {
  const found = process.env["CHROMIUM_PATH"] ?? installed();
  if (found !== undefined) return found;
  if (await playwrightHasOne()) return undefined;
  console.log("Playwright's browser cannot be had; asking Debian for its package …");
  await installDebianPackage("chromium");
  const debian = installed();
  if (debian === undefined) throw new Error("No Chromium could be had. Install one and set CHROMIUM_PATH to it.");
  return debian;
};

/** Lets whatever this process starts a browser with take that one. */
export const chooseChromium = async () => {
  const found = await ensureChromium();
  if (found !== undefined) process.env["CHROMIUM_PATH"] = found;
};
