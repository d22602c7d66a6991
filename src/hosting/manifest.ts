export interface PublishedFile {
  /** The decoded URL path. */
  path: string;
  /** Relative to the public folder. */
  file: string;
  /** Its `Content-Type`. */
  type: string;
  /** Whether its name has a content hash, so that it may be cached forever. */
  immutable: boolean;
  /** Whether there are precompressed files beside it. */
  precompressed: boolean;
}

/** Names are in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** Describes a build to the server. */
export interface Manifest {
  /** For all responses. */
  headers: Headers;
  /** Override them for the editor. */
  adminHeaders: Headers;
  files: PublishedFile[];
  /** `from` is decoded, `to` encoded for the Location header. */
  redirects: { from: string; to: string; status: number }[];
  /** The 404 pages by path prefix, the longest prefix first. */
  fallbacks: { below: string; file: string }[];
}

/** The folder of the build output for browsers. */
export const publicFolder = "public";

/** The folder of the build output for servers only. */
export const serverFolder = "dist";

export const manifestFile = "manifest.json";

/** The encodings of precompressed files, with their file name suffixes. */
export const encodingSuffixes = { br: ".br", gzip: ".gz" } as const;

export const withoutEncoding = (file: string): string => {
  const suffix = Object.values(encodingSuffixes).find((one) => file.endsWith(one)) ?? "";
  return file.slice(0, file.length - suffix.length);
};

/** Caches immutable files for a year, and has others revalidated. */
export const cacheControl = (immutable: boolean): string =>
  immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
