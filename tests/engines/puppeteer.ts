import { launch, type LaunchOptions } from "puppeteer-core";
import { launchOptions } from "../support/browser";
import type { Engine, Tab } from "./tab";

const startBrowser = async (options: LaunchOptions): Promise<Engine> => {
  const browser = await launch(options);
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return page as Tab;
    },
    close: () => browser.close(),
  };
};

/** Starts Chromium, driven by its own protocol. */
export const startChromium = (executablePath: string) => startBrowser({ executablePath, args: launchOptions.args });

/** Starts Firefox, driven by WebDriver BiDi, which needs no program in between. */
export const startFirefox = (executablePath: string) => startBrowser({ executablePath, browser: "firefox" });
