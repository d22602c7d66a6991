import { spawn } from "node:child_process";
import path from "node:path";
import { Mistake } from "../mistake.js";

/** @typedef {{ extension: string, settings: string[] }} FilmFormat */

/** @type {FilmFormat[]} */
export const filmFormats = [
  {
    extension: "webm",
    settings: ["-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-row-mt", "1", "-cpu-used", "2"],
  },
  {
    extension: "mp4",
    settings: ["-c:v", "libx264", "-preset", "slow", "-crf", "25", "-movflags", "+faststart"],
  },
];

/**
 * Makes a film of numbered PNGs.
 *
 * @param {string} folder with 0000.png, 0001.png and so on
 * @param {number} framesPerSecond
 * @param {FilmFormat} format
 * @param {string} file to write
 * @throws {Mistake} when ffmpeg is missing or fails, with its own words
 */
export const encode = async (folder, framesPerSecond, { settings }, file) => {
  const input = ["-framerate", String(framesPerSecond), "-i", path.join(folder, "%04d.png")];
  const list = ["-y", "-loglevel", "error", ...input, ...settings, "-pix_fmt", "yuv420p", file];
  const encoder = spawn("ffmpeg", list, { stdio: ["ignore", "ignore", "pipe"] });
  let words = "";
  encoder.stderr.on("data", (piece) => (words += String(piece)));
  const code = await new Promise((resolve, reject) => {
    encoder.on("error", () => reject(new Mistake("ffmpeg could not be started; a film needs it")));
    encoder.on("close", resolve);
  });
  if (code !== 0) throw new Mistake(`ffmpeg gave up on ${file}: ${words.trim()}`);
};
