import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import {
  between,
  coreCharacters,
  moreHeadingCharacters,
  moreTextCharacters,
  textCharacters,
} from "../../src/theme/fonts/characters";

/** A subset of a font, and its source. */
interface FontCut {
  /** Its path, from the project's folder. */
  file: string;
  /** The npm package of the whole font. */
  source: string;
  /** The whole font, in the package. */
  whole: string;
  /** Its licence, in the package. */
  licence: string;
  characters: string;
  /** Whether its script needs shaping, and so all OpenType features. */
  isShaped?: boolean;
  /** The remaining range of each variation axis. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

/**
 * The weights are those that the site uses. Inter comes from a package that is not split by script: in others the rupee
 * sign and the Latin letters are in different files, which cannot be merged.
 */
const inter = {
  source: "inter-ui",
  whole: "variable/InterVariable.woff2",
  licence: "LICENSE.txt",
  axes: { opsz: 14, wght: { min: 400, max: 700 } },
};
const bricolage = {
  source: "@fontsource-variable/bricolage-grotesque",
  whole: "files/bricolage-grotesque-latin-wght-normal.woff2",
  licence: "LICENSE",
  axes: { wght: { min: 400, max: 800 } },
};

/** Two subsets per font: the characters of nearly every page, and the rest. */
const siteFonts: readonly FontCut[] = [
  { ...inter, file: "src/theme/fonts/inter.woff2", characters: coreCharacters },
  { ...inter, file: "src/theme/fonts/inter-more.woff2", characters: moreTextCharacters },
  { ...bricolage, file: "src/theme/fonts/bricolage-grotesque.woff2", characters: coreCharacters },
  { ...bricolage, file: "src/theme/fonts/bricolage-grotesque-more.woff2", characters: moreHeadingCharacters },
];

const drawnFolder = "src/gatsby/share-images/fonts";

/** Latin letters of all languages with accents, Greek, Cyrillic, punctuation, currencies, arrows and symbols. */
const characters = [
  textCharacters,
  between("\u{a0}", "\u{24f}"),
  between("\u{300}", "\u{36f}"),
  between("\u{370}", "\u{45f}"),
  between("\u{1e00}", "\u{1eff}"),
  between("\u{2010}", "\u{205e}"),
  between("\u{20a0}", "\u{20c0}"),
  between("\u{2100}", "\u{22ff}"),
].join("");

/** Devanagari, the zero-width joiner and non-joiner, and the dotted circle of a lone vowel sign. */
const devanagari = `${between("\u{900}", "\u{97f}")}\u{200c}\u{200d}\u{25cc}`;

const boldBricolage = { ...bricolage, characters, axes: { wght: 700 } };

/**
 * The fonts of share images: with all characters, since no browser loads them, and one weight each, since satori does
 * not support variable fonts.
 */
const drawnFonts: readonly FontCut[] = [
  { ...boldBricolage, file: `${drawnFolder}/bricolage-grotesque.woff` },
  {
    ...boldBricolage,
    file: `${drawnFolder}/bricolage-grotesque-extended.woff`,
    whole: "files/bricolage-grotesque-latin-ext-wght-normal.woff2",
  },
  { ...inter, file: `${drawnFolder}/inter.woff`, characters, axes: { opsz: 14, wght: 600 } },
  {
    file: `${drawnFolder}/noto-sans-devanagari.woff`,
    source: "@fontsource/noto-sans-devanagari",
    whole: "files/noto-sans-devanagari-devanagari-700-normal.woff2",
    licence: "LICENSE",
    characters: devanagari,
    isShaped: true,
    axes: {},
  },
];

export const fontCuts = [...siteFonts, ...drawnFonts];

/** Kerning, accents and tabular figures. Drops features for other scripts and for typesetters. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The name IDs of the copyright, the licence and the licence's URL. */
const legalNames = [0, 13, 14];

/** Returns the subset of a font, and its licence. */
export const cutFont = async (cut: FontCut): Promise<{ font: Buffer; licence: Buffer }> => {
  const fromPackage = (file: string) => readFile(new URL(`./node_modules/${cut.source}/${file}`, import.meta.url));
  const font = await subsetFont(await fromPackage(cut.whole), cut.characters, {
    targetFormat: cut.file.endsWith(".woff2") ? "woff2" : "woff",
    noHinting: true,
    ...(cut.isShaped !== true && { keepFeatures: features }),
    preserveNameIds: legalNames,
    variationAxes: cut.axes,
  });
  return { font, licence: await fromPackage(cut.licence) };
};
