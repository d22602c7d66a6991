import { coreCharacters, moreHeadingCharacters, moreTextCharacters } from "../../../src/theme/fonts/characters";

/** A font of the site and the font that it is cut from. */
export interface FontCut {
  /** Where it is written, from the project's folder. */
  file: string;
  /** The npm package that holds the whole font. */
  source: string;
  /** The whole font, below the package. */
  whole: string;
  /** Its licence, below the package. */
  licence: string;
  characters: string;
  /** Whether its script joins and reorders letters, so that all features are needed. */
  isShaped?: boolean;
  /** What is left of each axis of variation. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

/**
 * The weights are those that the site sets. Inter comes from a package whose
 * files are not split by script: the rupee sign and the Latin letters of other
 * packages are in different files, and two of them cannot be made one.
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

/** The files of the fonts: of each, one with what nearly every page shows and one with the rest. */
export const fontCuts: readonly FontCut[] = [
  { ...inter, file: "src/theme/fonts/inter.woff2", characters: coreCharacters },
  { ...inter, file: "src/theme/fonts/inter-more.woff2", characters: moreTextCharacters },
  { ...bricolage, file: "src/theme/fonts/bricolage-grotesque.woff2", characters: coreCharacters },
  { ...bricolage, file: "src/theme/fonts/bricolage-grotesque-more.woff2", characters: moreHeadingCharacters },
];
