import path from "node:path";
import sharp from "sharp";
import type { PixelDrawing } from "./drawings";
import { icoFile } from "./ico";

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
