import { LRUCache } from "lru-cache";
import sharp, { type CreateRaw, type Sharp } from "sharp";
import type { Accent } from "../../domain/content/fields";
import { shareImageSize } from "../../domain/listed-page";
import { face, panelLeft, sheet } from "./backdrop-drawing";

/** Pixels in memory, as sharp takes them. */
export interface Pixels {
  data: Buffer;
  raw: CreateRaw;
}

const { width, height } = shareImageSize;

const pixels = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
};

const panel = { width: width - panelLeft, height };

/** How much of what is cut off a wide picture is cut off its left: what is shown there mostly begins at the left. */
const cutLeft = 0.2;

/** The part of a picture that is shown. */
const cropped = async (picture: string): Promise<Sharp> => {
  const image = sharp(picture).autoOrient();
  const { autoOrient: whole } = await image.metadata();
  const scale = Math.min(whole.width / panel.width, whole.height / panel.height);
  const part = {
    width: Math.max(1, Math.floor(panel.width * scale)),
    height: Math.max(1, Math.floor(panel.height * scale)),
  };
  const left = Math.floor((whole.width - part.width) * cutLeft);
  return image.extract({ ...part, left, top: Math.floor((whole.height - part.height) / 2) });
};

/** Pages share pictures and accents; a backdrop is 2.3 MB. */
const sheets = new LRUCache<Accent, Promise<Pixels>>({ max: 8 });
const backdrops = new LRUCache<string, Promise<Pixels>>({ max: 16 });

const sheetOf = (accent: Accent): Promise<Pixels> => {
  const drawn = sheets.get(accent) ?? pixels(sharp(Buffer.from(sheet(accent))));
  sheets.set(accent, drawn);
  return drawn;
};

const draw = async (accent: Accent, picture: string | undefined): Promise<Pixels> => {
  const [right, left] = await Promise.all([
    picture === undefined ? sharp(Buffer.from(face(accent))) : cropped(picture),
    sheetOf(accent),
  ]);
  const all = right
    .flatten({ background: "#fff" })
    .resize({ ...panel, fit: "fill" })
    .extend({ left: panelLeft, background: "#fff" })
    .composite([{ input: left.data, raw: left.raw }]);
  return pixels(all.toColorspace("srgb").removeAlpha());
};

/**
 * All of an image but its words. It is drawn once and kept for the pages that come next.
 *
 * @param picture its file, if there is one
 * @throws when the file cannot be read as a picture
 */
export const backdrop = (accent: Accent, picture?: string): Promise<Pixels> => {
  const key = `${accent} ${picture ?? ""}`;
  const drawn = backdrops.get(key) ?? draw(accent, picture);
  backdrops.set(key, drawn);
  return drawn;
};
