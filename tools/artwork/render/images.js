import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { openPhotographer } from "./photographer.js";
import { placeRow } from "./place-row.js";
import { sceneOfRow } from "./scene-of-row.js";
import { openStage } from "./stage-page.js";
import { openStudio } from "./studio.js";
/** @import { Row } from "../rows/row.js" */
/** @import { Size } from "../stage/page.js" */

/**
 * A JPEG for the site's image pipeline: good, and without coarser colours, which would show on letters.
 *
 * @param {Buffer} png
 */
export const toJpeg = (png) => sharp(png).jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true });

/** @type {(size: Size, scale: number) => Size} */
const scaled = ({ width, height }, scale) => ({ width: Math.round(width * scale), height: Math.round(height * scale) });

/**
 * Draws the images of rows, one after the other.
 *
 * @param {Row[]} rows
 * @param {{ folder: string, frames: number, size?: Size, scale: number }} options
 *   the folder to write to, the frames to average for an image, and a size, or else the scale of the layout's
 * @param {(message: string) => void} tell is told of each image
 */
export const drawImages = async (rows, { folder, frames, size, scale }, tell) => {
  // A mistake in the last row is told before the first is drawn.
  const placed = rows.map(placeRow);
  await mkdir(folder, { recursive: true });
  const studio = await openStudio();
  try {
    const photograph = await openPhotographer(studio);
    for (const row of placed) {
      const start = performance.now();
      const scene = await sceneOfRow(row, photograph);
      const stage = await openStage(studio);
      const png = await stage.drawPicture(scene, size ?? scaled(row.size, scale), frames);
      await stage.close();
      const file = path.join(folder, `${row.slug}.jpg`);
      const { size: bytes } = await toJpeg(png).toFile(file);
      const seconds = Math.round((performance.now() - start) / 1000);
      tell(`${row.slug}: ${path.relative(process.cwd(), file)}, ${Math.round(bytes / 1000)} kB, ${seconds} s`);
    }
  } finally {
    await studio.close();
  }
};
