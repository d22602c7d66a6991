import { z } from "zod";
import { pictureLimits } from "../../../domain/content/picture-limits";
import { isContentFile, isContentFolder, isPicture } from "./allowed-paths";

const file = z.string().refine(isContentFile, { error: "is no content file" });
const folder = z.string().refine(isContentFolder, { error: "is no content folder" });

/** The bytes that a base64 text stands for (RFC 4648). */
const decodedBytes = (base64: string): number => Math.floor((base64.replace(/=+$/, "").length * 3) / 4);

const asset = z.object({
  path: z.string().refine(isPicture, { error: "is no picture in content/media" }),
  content: z.string().refine((content) => decodedBytes(content) <= pictureLimits.mostBytes, {
    error: `is heavier than ${pictureLimits.mostBytes / 1_000_000} MB: make the picture smaller`,
  }),
  encoding: z.literal("base64"),
});

const dataFile = z.object({ slug: z.string(), path: file, raw: z.string(), newPath: file.optional() });

const params = {
  info: z.unknown(),
  entriesByFolder: z.object({ folder, extension: z.enum(["md", "json"]), depth: z.number() }),
  entriesByFiles: z.object({ files: z.array(z.object({ path: file })) }),
  getEntry: z.object({ path: file }),
  persistEntry: z.object({
    entry: dataFile.optional(),
    dataFiles: z.array(dataFile).optional(),
    assets: z.array(asset),
  }),
  getMedia: z.object({ mediaFolder: folder }),
  getMediaFile: z.object({ path: file }),
  persistMedia: z.object({ asset }),
  deleteFile: z.object({ path: file }),
  deleteFiles: z.object({ paths: z.array(file) }),
  getDeployPreview: z.unknown(),
};

type Action = keyof typeof params;

const request = z.object({ action: z.enum(Object.keys(params) as [Action, ...Action[]]), params: z.unknown() });

/**
 * Checks what the editor asks of the local backend: a known action, paths
 * within the content folders, pictures of a reasonable size.
 *
 * @returns what is wrong, in words for the editor's user; undefined when nothing is
 */
export const refusalOf = (body: unknown): string | undefined => {
  const asked = request.safeParse(body);
  const result = asked.success ? params[asked.data.action].safeParse(asked.data.params) : asked;
  if (result.success) return undefined;
  return result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
};
