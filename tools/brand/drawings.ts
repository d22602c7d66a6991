import path from "node:path";
import sharp from "sharp";
import { iconFiles } from "../../src/components/layout/icon-files";
import { logoShapes, logoSize } from "../../src/components/layout/logo";
import { colors } from "../../src/theme/tokens";

type Shape = (typeof logoShapes)[number];

const drawn = (attributes: (shape: Shape) => string): string =>
  logoShapes.map((shape) => `<path ${attributes(shape)} d="${shape.path}"/>`).join("");

/** The logo in the colours of light paper. */
const coloredLogo = drawn(({ color }) => `fill="${colors[color][0]}"`);

/** The logo in the one colour of whatever it stands in. */
const plainLogo = drawn(() => 'fill="currentColor"');

/** The logo in the colours of the theme that the system has. */
const themedLogo =
  `<style>@media(prefers-color-scheme:dark){${logoShapes.map(({ color }) => `.${color}{fill:${colors[color][1]}}`).join("")}}</style>` +
  drawn(({ color }) => `class="${color}" fill="${colors[color][0]}"`);

/** An SVG file of a drawing, as it is written to the disk. */
const svgFile = (attributes: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>\n`;

const square = `viewBox="0 0 ${logoSize} ${logoSize}"`;

/** What is written as it is drawn: the text of each SVG file, by its name. */
export const svgDrawings = {
  [`static${iconFiles.scalable.path}`]: svgFile(square, themedLogo),
  [`static${iconFiles.monochrome.path}`]: svgFile(square, plainLogo),
};

const decimal = (value: number): number => Number(value.toFixed(3));

/**
 * A square icon with the logo in its middle.
 *
 * @param side its width and height in pixels
 * @param share the part of its width that the logo takes
 * @param opaque whether it is filled to its edges
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

/** A picture in pixels: the drawing of each size that its file holds. */
interface PixelDrawing {
  file: string;
  svgs: readonly string[];
}

/** Systems cut a circle of 0.8 out of a maskable icon at most (https://www.w3.org/TR/appmanifest/#icon-masks). */
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
 * An ICO file that holds PNG images, which whatever reads the format has taken
 * since Windows Vista.
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
    // A byte holds the length; 0 stands for 256.
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

/** The bytes of a picture's file: a PNG, or an ICO that holds several. */
export const renderFile = async ({ file, svgs }: PixelDrawing): Promise<Buffer> => {
  const images = await Promise.all(svgs.map(render));
  if (path.extname(file) === ".ico") return icoFile(images);
  return images[0]?.png ?? Buffer.alloc(0);
};
