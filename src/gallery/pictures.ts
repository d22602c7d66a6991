import type { PictureSource } from "../components/primitives/picture";

/** The site's own pictures, of which there may be any number: they come round again. */
export interface Pictures {
  /** The picture of the thing with this number, from 1. */
  at: (number: number) => PictureSource;
  /** What a picture is whose file cannot be resized: nothing is shown in its place. */
  none: PictureSource;
}

/** What a group of specimens is given. */
export interface SpecimensProps {
  pictures: Pictures;
}

const none: PictureSource = { alt: "", file: { childImageSharp: null } };

/**
 * @param files the pictures' data, as the build gives it
 */
export const picturesOf = (files: readonly PictureSource["file"][]): Pictures => {
  const all = files.map((file, index) => ({ alt: `Picture ${index + 1} of the site`, file }));
  const at = (number: number): PictureSource => all[(number - 1) % all.length] ?? none;
  return { at, none };
};
