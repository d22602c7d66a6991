import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launch, type LaunchOptions } from "puppeteer-core";
import { installedProgram } from "../../tools/run/programs.mjs";
import { launchOptions } from "../support/browser";
import type { Engine, Tab } from "./visitor";
import { startWebKit } from "./webkit";

const startBrowser = async (options: LaunchOptions): Promise<Engine> => {
  const browser = await launch(options);
  return {
    open: async (size) => {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport(size);
      return page as Tab;
    },
    close: () => browser.close(),
  };
};

/** The browsers, their executables, and their Debian packages. */
export const engines = {
  Chromium: {
    // The full one: the headless shell has no back/forward cache.
    executable: installedProgram("chromium") ?? process.env["CHROMIUM_PATH"] ?? chromium.executablePath(),
    packages: "chromium",
    start: (executablePath: string) => startBrowser({ executablePath, args: launchOptions.args }),
  },
  Firefox: {
    executable: installedProgram("firefox-esr", "firefox"),
    packages: "firefox-esr",
    // Driven by WebDriver BiDi, which needs no driver program.
    start: (executablePath: string) => startBrowser({ executablePath, browser: "firefox" }),
  },
  WebKit: {
    executable: installedProgram("xvfb-run") && installedProgram("WebKitWebDriver"),
    packages: "webkit2gtk-driver xvfb",
    start: startWebKit,
  },
};

export type EngineName = keyof typeof engines;

/** Installed browsers. A missing one throws where `CI` is set, and is logged elsewhere. */
export const installedEngines = () =>
  (Object.keys(engines) as EngineName[]).filter((name) => {
    const { executable, packages } = engines[name];
    if (executable !== undefined && existsSync(executable)) return true;
    const missing = `${name} is not installed, and not tested (Debian: apt-get install ${packages})`;
    if (process.env["CI"] !== undefined) throw new Error(missing);
    // Every worker loads the configuration again.
    if (process.env["TEST_WORKER_INDEX"] === undefined) console.log(missing);
    return false;
  });
