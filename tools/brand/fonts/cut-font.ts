import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { packageFile } from "../package-file";
import type { FontCut } from "./font-cuts";

/** Kerning, accents, and figures of one width. What only other scripts or typesetters use is left out. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The entries of a font that say who made it and under which licence: copyright, licence, its URL. */
const legalNames = [0, 13, 14];

/** Where the licence of a font stands, beside it: it has to go wherever the font goes. */
export const licenceOf = ({ file }: Pick<FontCut, "file">): string => file.replace(/\.woff2?$/, ".OFL.txt");

/** Writes a font that holds what the site uses, and its licence beside it. */
export const cutFont = async (cut: FontCut): Promise<void> => {
  const whole = await readFile(packageFile(cut.source, cut.whole));
  const font = await subsetFont(whole, cut.characters, {
    targetFormat: cut.file.endsWith(".woff2") ? "woff2" : "woff",
    noHinting: true,
    ...(cut.isShaped !== true && { keepFeatures: features }),
    preserveNameIds: legalNames,
    variationAxes: cut.axes,
  });
  await mkdir(path.dirname(cut.file), { recursive: true });
  await writeFile(path.resolve(cut.file), font);
  await copyFile(packageFile(cut.source, cut.licence), licenceOf(cut));
};
