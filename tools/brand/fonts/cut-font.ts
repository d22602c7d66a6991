import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { FontCut } from "./font-cuts";

/** Kerning, accents, and figures of one width. What only other scripts or typesetters use is left out. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The entries of a font that say who made it and under which licence: copyright, licence, its URL. */
const legalNames = [0, 13, 14];

/** A font that holds what the site uses, and its licence. */
export const cutFont = async (cut: FontCut): Promise<{ font: Buffer; licence: Buffer }> => {
  const fromPackage = (file: string) => readFile(new URL(`../node_modules/${cut.source}/${file}`, import.meta.url));
  const font = await subsetFont(await fromPackage(cut.whole), cut.characters, {
    targetFormat: cut.file.endsWith(".woff2") ? "woff2" : "woff",
    noHinting: true,
    ...(cut.isShaped !== true && { keepFeatures: features }),
    preserveNameIds: legalNames,
    variationAxes: cut.axes,
  });
  return { font, licence: await fromPackage(cut.licence) };
};
