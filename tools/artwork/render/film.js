import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Mistake } from "../mistake.js";
import { encode, filmFormats } from "./encode.js";
import { toJpeg } from "./images.js";
import { openPhotographer } from "./photographer.js";
import { placeRow } from "./place-row.js";
import { sceneOfRow } from "./scene-of-row.js";
import { openStage } from "./stage-page.js";
import { openStudio } from "./studio.js";
/** @import { Row } from "../rows/row.js" */

/** @typedef {{ folder: string, seconds: number, frames: number }} FilmOptions `frames` to average for each of the film */

const size = { width: 1280, height: 720 };
const framesPerSecond = 24;
const largest = 700_000;

/**
 * @param {Row} row
 * @param {string} folder
 * @param {FilmOptions} options
 * @param {(message: string) => void} tell
 */
const drawFrames = async (row, folder, { seconds, frames }, tell) => {
  const studio = await openStudio();
  try {
    const scene = await sceneOfRow(placeRow(row), await openPhotographer(studio));
    const stage = await openStage(studio);
    await stage.openFilm(scene, size);
    const count = Math.round(seconds * framesPerSecond);
    for (let index = 0; index < count; index++) {
      const png = await stage.drawFilmFrame(index / count, frames);
      if (index === 0) await toJpeg(png).toFile(path.join(path.dirname(folder), "poster.jpg"));
      await writeFile(path.join(folder, `${String(index).padStart(4, "0")}.png`), png);
      if (index % framesPerSecond === 0) tell(`frame ${index} of ${count}`);
    }
  } finally {
    await studio.close();
  }
};

/** @param {string} file */
const checkWeight = async (file) => {
  const { size: bytes } = await stat(file);
  if (bytes <= largest) return bytes;
  throw new Mistake(`${file} has ${Math.round(bytes / 1000)} kB; at most ${largest / 1000} kB are allowed`);
};

/**
 * Draws a row as a film that repeats without a seam: VP9 in WebM, H.264 in MP4, and its first frame as a poster.
 *
 * @param {Row} row
 * @param {FilmOptions} options
 * @param {(message: string) => void} tell is told how far the film is
 * @throws {Mistake} when ffmpeg is missing, or a file is too heavy for a page
 */
export const drawFilm = async (row, options, tell) => {
  const folder = path.join(options.folder, row.slug);
  const stills = path.join(folder, "frames");
  await rm(stills, { recursive: true, force: true });
  await mkdir(stills, { recursive: true });
  await drawFrames(row, stills, options, tell);
  for (const format of filmFormats) {
    const file = path.join(folder, `loop.${format.extension}`);
    await encode(stills, framesPerSecond, format, file);
    tell(`${path.relative(process.cwd(), file)}, ${Math.round((await checkWeight(file)) / 1000)} kB`);
  }
};
