/** Size limits of pictures in `content/media`. The build generates smaller sizes itself. */
export const pictureLimits = {
  /** Bytes: Git keeps every version of a picture forever, and hosts reject larger uploads. */
  maxBytes: 5_000_000,
  /** Width times height: the build holds all pixels in memory, at four bytes each, while it resizes a picture. */
  maxPixels: 30_000_000,
  /** Pixels: the maximum of AVIF, to which the build converts every picture. */
  maxHeight: 16_384,
  /** Bytes above which authors get a warning to reduce the file. */
  heavyBytes: 1_500_000,
  /** Pixels above which extra width is wasted: 1920 CSS pixels at a device pixel ratio of 2. */
  wideWidth: 3840,
} as const;

/** The supported picture formats by file extension. */
export const pictureFormats: ReadonlyMap<string, string> = new Map([
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["png", "png"],
  ["webp", "webp"],
  ["avif", "avif"],
]);

/** The formats as messages name them. */
export const formatNames = "JPEG, PNG, WebP or AVIF";

/** Returns the format that a file name's extension denotes; undefined if it is not a supported one. */
export const promisedFormat = (name: string): string | undefined =>
  pictureFormats.get(name.toLowerCase().split(".").at(-1) ?? "");
