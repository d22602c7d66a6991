/** A file that a build publishes. */
export interface PublishedFile {
  /** The path that it answers to, decoded. */
  path: string;
  /** Where it is, below the public folder. */
  file: string;
  /** Its `Content-Type`. */
  type: string;
  /** Whether its name has a hash of its content, so that it may be cached for ever. */
  immutable: boolean;
  /** Whether there are precompressed files beside it. */
  precompressed: boolean;
}

/** Names are in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** Everything that a server has to know of a build. */
export interface Manifest {
  /** Of every answer. */
  headers: Headers;
  /** Of the editor's files, instead. */
  adminHeaders: Headers;
  files: PublishedFile[];
  redirects: { from: string; to: string; status: number }[];
  /** The files that answer with status 404 below a path, the longest path first. */
  fallbacks: { below: string; file: string }[];
}

/** The folder of a build's output that browsers see. */
export const publicFolder = "public";

/** The folder of a build's output that only servers see. */
export const serverFolder = "dist";

export const manifestFile = "manifest.json";

/** The encodings of precompressed files, and what each adds to a file's name. */
export const encodingSuffixes = { br: ".br", gzip: ".gz" } as const;

export const withoutEncoding = (file: string): string => {
  const suffix = Object.values(encodingSuffixes).find((one) => file.endsWith(one)) ?? "";
  return file.slice(0, file.length - suffix.length);
};

/** How long a file may be cached: for a year, or until it was revalidated. */
export const cacheControl = (immutable: boolean): string =>
  immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
