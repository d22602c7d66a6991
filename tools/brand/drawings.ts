import path from "node:path";
import sharp from "sharp";
import { iconFiles } from "../../src/components/layout/icon-files";
import { logoShapes, logoSize } from "../../src/components/layout/logo";
import { colors } from "../../src/theme/tokens";

type Shape = (typeof logoShapes)[number];

const drawn = (attributes: (shape: Shape) => string): string =>
  logoShapes.map((shape) => `<path ${attributes(shape)} d="${shape.path}"/>`).join("");

/** The logo in the colours of the light theme. */
const coloredLogo = drawn(({ color }) => `fill="${colors[color][0]}"`);

/** The logo in the surrounding text's colour. */
const plainLogo = drawn(() => 'fill="currentColor"');

/** The logo in the colours of the system's theme. */
const themedLogo =
  `<style>@media(prefers-color-scheme:dark){${logoShapes.map(({ color }) => `.${color}{fill:${colors[color][1]}}`).join("")}}</style>` +
  drawn(({ color }) => `class="${color}" fill="${colors[color][0]}"`);

const svgFile = (attributes: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>\n`;

const square = `viewBox="0 0 ${logoSize} ${logoSize}"`;

/** The content of each SVG file, by its path. */
export const svgDrawings = {
  [`static${iconFiles.scalable.path}`]: svgFile(square, themedLogo),
  [`static${iconFiles.monochrome.path}`]: svgFile(square, plainLogo),
};

const decimal = (value: number): number => Number(value.toFixed(3));

/**
 * Returns a square icon with a centred logo.
 *
 * @param side its width and height in pixels
 * @param share the logo's share of its width
 * @param opaque whether it has a background
 */
const iconSvg = (side: number, share: number, opaque: boolean): string => {
  const extent = decimal(logoSize / share);
  const margin = decimal((extent - logoSize) / 2);
  const paper = opaque ? `<path fill="${colors.background[0]}" d="M0 0h${extent}v${extent}H0z"/>` : "";
  return svgFile(
    `width="${side}" height="${side}" viewBox="0 0 ${extent} ${extent}"`,
    `${paper}<g transform="translate(${margin} ${margin})">${coloredLogo}</g>`,
  );
};

/** A bitmap file, with an SVG for each size that it holds. */
interface PixelDrawing {
  file: string;
  svgs: readonly string[];
}

/** The safe zone of a maskable icon is a circle of 0.8 (https://www.w3.org/TR/appmanifest/#icon-masks). */
const looks = {
  classic: { share: 1, opaque: false },
  touch: { share: 0.68, opaque: true },
  small: { share: 1, opaque: false },
  large: { share: 1, opaque: false },
  maskable: { share: 0.6, opaque: true },
} as const;

export const pixelDrawings: readonly PixelDrawing[] = (Object.keys(looks) as (keyof typeof looks)[]).map((icon) => ({
  file: `static${iconFiles[icon].path}`,
  svgs: iconFiles[icon].sizes.map((side) => iconSvg(side, looks[icon].share, looks[icon].opaque)),
}));

const headerLength = 6;
const entryLength = 16;

/**
 * Returns an ICO file of PNG images, which are supported since Windows Vista.
 *
 * @param images PNG files, each with the length of its sides in pixels, at most 256
 */
const icoFile = (images: readonly { side: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerLength + entryLength * images.length;
  const entries = images.map(({ side, png }) => {
    const entry = Buffer.alloc(entryLength);
    // Sizes are one byte; 0 means 256.
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
};

const render = async (svg: string): Promise<{ side: number; png: Buffer }> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer({ resolveWithObject: true });
  return { side: info.width, png: data };
};

/** Renders a bitmap file: a PNG, or an ICO of several. */
export const renderFile = async ({ file, svgs }: PixelDrawing): Promise<Buffer> => {
  const images = await Promise.all(svgs.map(render));
  if (path.extname(file) === ".ico") return icoFile(images);
  return images[0]?.png ?? Buffer.alloc(0);
};
