import path from "node:path";
import sharp from "sharp";
import type { PixelDrawing } from "./drawings";

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
