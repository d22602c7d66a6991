/** How large a picture in `content/media` may be. The site makes the smaller sizes of it by itself. */
export const pictureLimits = {
  /** Bytes; Git keeps every version of a picture for ever, and hosts refuse larger uploads. */
  maxBytes: 5_000_000,
  /** Width times height: what a build has to hold in memory, four bytes each, while it makes the sizes of a picture. */
  maxPixels: 30_000_000,
  /** Pixels: the most that an AVIF picture can have, which the site makes of each. */
  maxHeight: 16_384,
  /** Bytes from which an author is told to save the picture smaller. */
  heavyBytes: 1_500_000,
  /** Pixels from which a width is of no use: the widest screens show 1920 of them, sharp ones twice as many. */
  wideWidth: 3840,
} as const;

/** The formats of pictures, each with the endings of its files' names. */
export const pictureFormats = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  avif: ["avif"],
} as const;
/** The formats as authors know them. */
export const formatNames = "JPEG, PNG, WebP or AVIF";
export type PictureFormat = keyof typeof pictureFormats;

/** The format that the ending of a file's name promises; undefined for what is no picture that the site shows. */
export const promisedFormat = (name: string): PictureFormat | undefined => {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  return (Object.keys(pictureFormats) as PictureFormat[]).find((format) =>
    (pictureFormats[format] as readonly string[]).includes(ending),
  );
};
