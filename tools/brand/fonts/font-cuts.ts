import { headingCharacters, textCharacters } from "../../../src/theme/fonts/characters";

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

export const headingFont = "src/theme/fonts/bricolage-grotesque.woff2";

/**
 * The weights are those that the site sets. Inter comes from a package whose
 * files are not split by script: the rupee sign and the Latin letters of other
 * packages are in different files, and two of them cannot be made one.
 */
export const fontCuts: readonly FontCut[] = [
  {
    file: "src/theme/fonts/inter.woff2",
    source: "inter-ui",
    whole: "variable/InterVariable.woff2",
    licence: "LICENSE.txt",
    characters: textCharacters,
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
  },
  {
    file: headingFont,
    source: "@fontsource-variable/bricolage-grotesque",
    whole: "files/bricolage-grotesque-latin-wght-normal.woff2",
    licence: "LICENSE",
    characters: headingCharacters,
    axes: { wght: { min: 400, max: 800 } },
  },
];
