import { between, textCharacters } from "../../../src/theme/fonts/characters";
import type { FontCut } from "./font-cuts";

const folder = "src/gatsby/share-images/fonts";

/** Latin letters of all languages with their accents, Greek, Cyrillic, punctuation, currencies, arrows and signs. */
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

/** Devanagari, what joins its letters or keeps them apart, and the circle that a lone vowel sign stands on. */
const devanagari = `${between("\u{900}", "\u{97f}")}\u{200c}\u{200d}\u{25cc}`;

const bricolage = "@fontsource-variable/bricolage-grotesque";
const boldBricolage = { source: bricolage, licence: "LICENSE", characters, axes: { wght: 700 } };

/**
 * The fonts of share images: with every character that may be typed, since no browser loads them, and one weight each,
 * since satori does not support variable fonts.
 */
export const drawnFontCuts: readonly FontCut[] = [
  {
    ...boldBricolage,
    file: `${folder}/bricolage-grotesque.woff`,
    whole: "files/bricolage-grotesque-latin-wght-normal.woff2",
  },
  {
    ...boldBricolage,
    file: `${folder}/bricolage-grotesque-extended.woff`,
    whole: "files/bricolage-grotesque-latin-ext-wght-normal.woff2",
  },
  {
    file: `${folder}/inter.woff`,
    source: "inter-ui",
    whole: "variable/InterVariable.woff2",
    licence: "LICENSE.txt",
    characters,
    axes: { opsz: 14, wght: 600 },
  },
  {
    file: `${folder}/noto-sans-devanagari.woff`,
    source: "@fontsource/noto-sans-devanagari",
    whole: "files/noto-sans-devanagari-devanagari-700-normal.woff2",
    licence: "LICENSE",
    characters: devanagari,
    isShaped: true,
    axes: {},
  },
];
