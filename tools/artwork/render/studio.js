import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { Mistake } from "../mistake.js";
import { serveFolder } from "./server.js";

/** @typedef {import("playwright-core").Page} Page */

const root = path.dirname(import.meta.dirname);

const browserSettings = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Software drawing looks the same on every machine.
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--font-render-hinting=none",
];

const chromiumPath = () => {
  const file = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  if (!existsSync(file)) throw new Mistake(`no Chromium at ${file}; say in CHROMIUM_PATH where it is`);
  return file;
};

/**
 * A browser and the pages of this folder.
 *
 * @typedef {object} Studio
 * @property {(path: string, options: import("playwright-core").BrowserContextOptions) => Promise<OpenPage>} open
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} OpenPage
 * @property {Page} page
 * @property {() => void} check throws what went wrong on the page, such as a file that is missing
 */

/**
 * Starts a browser and a server for it.
 *
 * @returns {Promise<Studio>}
 */
export const openStudio = async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserSettings });
  const server = await serveFolder(root);
  return {
    open: async (address, options) => {
      const page = await browser.newPage(options);
      /** @type {string[]} */
      const problems = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
      page.on("response", (response) => response.ok() || problems.push(`${response.status()} for ${response.url()}`));
      await page.goto(`${server.origin}${address}`);
      const check = () => {
        if (problems.length > 0) throw new Error(`in the browser: ${problems.join("; ")}`);
      };
      check();
      return { page, check };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};
