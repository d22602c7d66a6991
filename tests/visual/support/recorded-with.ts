import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../support/browser";

/** Beside the pictures, and made with them. */
const file = "tests/visual/pictures/recorded-with.json";

/** What decides how letters and curves are drawn. */
interface Renderer {
  /** The major version of Chromium. */
  chromium: string;
  /** The operating system and the processor, in Node's words. */
  system: string;
}

const hereIs = async (): Promise<Renderer> => {
  const browser = await chromium.launch(launchOptions);
  const [major = ""] = browser.version().split(".");
  await browser.close();
  return { chromium: major, system: `${process.platform} ${process.arch}` };
};

/** Writes down what draws here, before the baseline screenshots are updated. */
export const record = async (): Promise<void> => writeFileSync(file, `${JSON.stringify(await hereIs(), null, 2)}\n`);

const inWords = ({ chromium: major, system }: Renderer) => `Chromium ${major} on ${system}`;

/** Why pictures that are taken here cannot be compared; undefined where they can. */
export const incomparable = async (): Promise<string | undefined> => {
  const recorded = JSON.parse(readFileSync(file, "utf8")) as Renderer;
  const here = await hereIs();
  return inWords(recorded) === inWords(here)
    ? undefined
    : `the pictures were made by ${inWords(recorded)}, and this is ${inWords(here)}; npm run visual:accept updates them`;
};
