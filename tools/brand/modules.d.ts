declare module "subset-font" {
  interface Options {
    targetFormat: "woff" | "woff2";
    noHinting: boolean;
    /** The features that are kept, by their OpenType tags; all of them where this is left out. */
    keepFeatures?: readonly string[];
    /** Entries of the `name` table that are kept besides the usual ones. */
    preserveNameIds: readonly number[];
    /** A value for an axis fixes it there. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  /** A font with the glyphs of a text and no others. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
