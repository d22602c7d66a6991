import sharp from "sharp";
import type { Accent } from "../../domain/content/fields";
import { shareImageSize } from "../../domain/listed-page";
import { colors } from "../../theme/tokens/color";
import { backdrop } from "./backdrop";
import { fittedText } from "./fitted-text";
import { column, rooms } from "./layout";
import { placed } from "./text-layer";

/** What an image shows. */
export interface Drawing {
  headline: string;
  /** What kind of page it is, in a word that visitors read; "" where that says nothing. */
  label: string;
  /** The name of the site. */
  site: string;
  accent: Accent;
  /** The file of the picture, if there is one. */
  picture?: string;
}

/** The most that an image may weigh, in bytes, and the qualities that are tried until it does. */
export const mostBytes = 100_000;
const qualities = [84, 76, 66, 54, 40] as const;

const gap = 28;
const dot = 18;
const markWidth = 48 + 14;

/** The words, as an SVG. A headline that nobody could read gives way to the site's name. */
const words = async ({ headline, label, site, accent }: Drawing): Promise<string> => {
  const [title, kind, name] = await Promise.all([
    fittedText(headline, rooms.headline).then((layer) => layer ?? fittedText(site, rooms.headline)),
    fittedText(label, rooms.label),
    fittedText(site, rooms.name),
  ]);
  const titleTop = column.bottom - (title?.height ?? 0);
  const kindTop = titleTop - gap - (kind?.height ?? 0);
  const parts = [
    name && placed(name, column.left + markWidth, column.top + 24 - name.height / 2),
    kind &&
      `<circle cx="${column.left + dot / 2}" cy="${kindTop + kind.height / 2}" r="${dot / 2}" fill="${colors[accent][0]}"/>`,
    kind && placed(kind, column.left + dot + 12, kindTop),
    title && placed(title, column.left, titleTop),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${column.right}" height="${shareImageSize.height}">${parts.join("")}</svg>`;
};

/**
 * Draws a share image: a JPEG of 1200 by 630 pixels below 100 kB.
 *
 * @throws when the picture cannot be read
 */
export const drawShareImage = async (drawing: Drawing): Promise<Buffer> => {
  const [ground, text] = await Promise.all([backdrop(drawing.accent, drawing.picture), words(drawing)]);
  const image = sharp(ground.data, { raw: ground.raw }).composite([{ input: Buffer.from(text), left: 0, top: 0 }]);
  for (const quality of qualities) {
    const file = await image.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (file.length < mostBytes) return file;
  }
  throw new Error(`It weighs more than ${mostBytes} bytes.`);
};
