import { z } from "zod";

/** What encodings a file is kept in beside itself, with the size of each in bytes. */
const encodingsSchema = z.object({ br: z.number(), gzip: z.number() }).partial();

const staticFileSchema = z.object({
  /** The path that it answers to, decoded. */
  path: z.string().startsWith("/"),
  /** Where it is, below the public folder. */
  file: z.string(),
  /** Its `Content-Type`. */
  type: z.string(),
  /** Whether its name changes with its content, so that it may be cached for ever. */
  immutable: z.boolean(),
  status: z.union([z.literal(200), z.literal(404)]),
  size: z.number(),
  /** A hash of its content. */
  hash: z.string(),
  encodings: encodingsSchema,
});

const redirectSchema = z.object({
  from: z.string().startsWith("/"),
  to: z.string(),
  status: z.number().int().min(300).max(399),
});

/** What answers, with status 404, when nothing else does below a path. */
const fallbackSchema = z.object({ below: z.string().startsWith("/"), file: z.string() });

const functionSchema = z.object({
  path: z.string().startsWith("/"),
  /** Its bundle, below the folder of the manifest. */
  entry: z.string(),
});

const folderSchema = z.object({
  below: z.string().startsWith("/"),
  /** Names are in small letters. */
  headers: z.record(z.string(), z.string()),
});

/** Everything that a server has to know of a build. */
export const manifestSchema = z.object({
  version: z.literal(1),
  /** What every answer carries. Names are in small letters. */
  headers: z.record(z.string(), z.string()),
  /** Whose files, the page of the folder itself included, have headers of their own instead. */
  folders: z.array(folderSchema),
  statics: z.array(staticFileSchema),
  redirects: z.array(redirectSchema),
  /** The longest path that fits counts. */
  fallbacks: z.array(fallbackSchema),
  functions: z.array(functionSchema),
});

export type StaticFile = z.infer<typeof staticFileSchema>;
export type Redirect = z.infer<typeof redirectSchema>;
export type Fallback = z.infer<typeof fallbackSchema>;
export type FunctionEntry = z.infer<typeof functionSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export type Encoding = keyof StaticFile["encodings"];

/** What each encoding adds to a file's name. */
export const encodingSuffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** How long a file may be kept: for ever, or until it was asked after again. */
export const cacheControl = ({ immutable }: Pick<StaticFile, "immutable">): string =>
  immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";

/** Whether a path is that of a folder or below it. */
const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What a file is sent with besides what describes its content. */
export const fileHeaders = (
  { headers, folders }: Pick<Manifest, "headers" | "folders">,
  file: StaticFile,
): Record<string, string> => ({
  ...headers,
  "cache-control": cacheControl(file),
  ...folders.find(({ below }) => isWithin(file.path, below))?.headers,
});

/** The folder of a build's output that browsers see. */
export const publicFolder = "public";

/** The folder of a build's output that only the server sees. */
export const serverFolder = "dist";

export const manifestFile = "manifest.json";
