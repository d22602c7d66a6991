import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../support/browser";

/** Written together with the pictures. */
const file = "tests/visual/pictures/recorded-with.json";

/** Determines how text and curves are rendered. */
interface Renderer {
  /** The major version of Chromium. */
  chromium: string;
  /** Platform and architecture, as Node names them. */
  system: string;
}

const hereIs = async (): Promise<Renderer> => {
  const browser = await chromium.launch(launchOptions);
  const [major = ""] = browser.version().split(".");
  await browser.close();
  return { chromium: major, system: `${process.platform} ${process.arch}` };
};

/** Records this machine's renderer, before the baseline screenshots are updated. */
export const record = async (): Promise<void> => writeFileSync(file, `${JSON.stringify(await hereIs(), null, 2)}\n`);

const inWords = ({ chromium: major, system }: Renderer) => `Chromium ${major} on ${system}`;

/** Why pictures taken here cannot be compared; undefined if they can. */
export const incomparable = async (): Promise<string | undefined> => {
  const recorded = JSON.parse(readFileSync(file, "utf8")) as Renderer;
  const here = await hereIs();
  return inWords(recorded) === inWords(here)
    ? undefined
    : `the pictures were made by ${inWords(recorded)}, and this is ${inWords(here)}; npm run visual:accept updates them`;
};
