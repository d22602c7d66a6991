import { readFileSync } from "node:fs";
import path from "node:path";
import type { Font } from "satori";

/** Where the fonts are that `npm run brand` cuts for the images, from the project's folder. */
export const fontFolder = "src/gatsby/share-images/fonts";

/** What a character is drawn with is the first that has it: Latin letters, then those of other languages, then Devanagari. */
const files = [
  { name: "Bricolage Grotesque", file: "bricolage-grotesque.woff", weight: 700 },
  { name: "Bricolage Grotesque Extended", file: "bricolage-grotesque-extended.woff", weight: 700 },
  { name: "Inter", file: "inter.woff", weight: 600 },
  { name: "Noto Sans Devanagari", file: "noto-sans-devanagari.woff", weight: 700 },
] as const;

const named = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
const families = files.map(({ name }) => name);

/** The values of `font-family` for a heading and for a label. */
export const textFamilies = { heading: named(families), label: named(["Inter", ...families]) };

let fonts: Font[] | undefined;

/** Reads the fonts, once. */
export const textFonts = (): Font[] =>
  (fonts ??= files.map(({ file, ...font }) => ({ ...font, data: readFileSync(path.join(fontFolder, file)) })));
