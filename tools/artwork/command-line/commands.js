import { Mistake } from "../mistake.js";
import { drawFilm } from "../render/film.js";
import { drawImages } from "../render/images.js";
import { allRows, rowOf } from "../rows/all-rows.js";
import { inventory } from "./inventory.js";
/** @import { CommandName, Options } from "./read-arguments.js" */

/** @param {string} message */
const tell = (message) => console.log(message);

/** @type {(slugs: string[], options: Options) => Promise<void>} */
const render = async (slugs, { all, folder, frames = 40, size, scale }) => {
  if (!all && slugs.length === 0) throw new Mistake("name the rows to draw, or give --all");
  if (all && slugs.length > 0) throw new Mistake("name rows or give --all, not both");
  await drawImages(all ? allRows : slugs.map(rowOf), { folder, frames, size, scale }, tell);
};

/** @type {(slugs: string[], options: Options) => Promise<void>} */
const video = async ([slug, ...rest], { folder, frames = 6, seconds }) => {
  if (slug === undefined || rest.length > 0) throw new Mistake("name one row to film");
  await drawFilm(rowOf(slug), { folder, seconds, frames }, tell);
};

const list = async () => tell(inventory());

/** @type {Record<CommandName, (slugs: string[], options: Options) => Promise<void>>} */
export const commands = { render, video, list };
