import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";

const folder = path.resolve("docs/images/guide");

/** How heavy a picture of the guide may be, in bytes: it is read on telephones too, and Git keeps each version. */
const mostBytes = 90_000;

/** From the best quality down to the worst that reads well. */
const qualities = [85, 75, 65, 55];

/**
 * Takes a picture of what the browser shows, into `docs/images/guide`.
 *
 * @param name the file's name without its ending
 */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  const taken = await page.screenshot({ animations: "disabled", caret: "hide" });
  mkdirSync(folder, { recursive: true });
  for (const quality of qualities) {
    const { size } = await sharp(taken)
      .webp({ quality, smartSubsample: true, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`));
    if (size <= mostBytes) return;
  }
  throw new Error(`${name} is heavier than ${mostBytes} bytes at a quality of ${qualities.at(-1)}`);
};
