import { readFileSync } from "node:fs";
import satori from "satori";
import sharp from "sharp";
import { shareImageSize } from "../../domain/page-entry";
import { pictureLeft, type ShareImage, shareImageTemplate } from "./share-image-template";

const { width, height } = shareImageSize;

/** In fallback order: the first with a glyph is used, unless the text's own font has it. */
export const fonts = ["Bricolage Grotesque", "Bricolage Grotesque Extended", "Inter", "Noto Sans Devanagari"].map(
  (name) => {
    const file = `${name.toLowerCase().replaceAll(" ", "-")}.woff`;
    return { name, data: readFileSync(`src/gatsby/share-images/fonts/${file}`) };
  },
);

/** Draws a JPEG below 100 kB. @throws if the picture cannot be read, or the JPEG is not below 100 kB */
export const drawShareImage = async (shown: ShareImage): Promise<Buffer> => {
  const front = Buffer.from(await satori(shareImageTemplate(shown), { width, height, fonts }));
  const image =
    shown.picture === undefined
      ? sharp(front)
      : sharp(shown.picture)
          .resize({ width: width - pictureLeft, height, position: "left" })
          .extend({ left: pictureLeft, background: "#fff" })
          .composite([{ input: front }]);
  for (const quality of [84, 66, 40, 20]) {
    const file = await image.flatten({ background: "#fff" }).jpeg({ quality, progressive: true }).toBuffer();
    if (file.length < 100_000) return file;
  }
  throw new Error("It weighs more than 100 kB.");
};
