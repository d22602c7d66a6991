import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { contentType } from "mime-types";
import { namedTypes } from "../../domain/hosting/named-types";
import { routes } from "../../domain/paths";
import { encodingSuffixes, type StaticFile } from "../manifest";
import { compressFile } from "./compress";

/** A file that a build publishes, as Gatsby lists it. */
export interface PublishedFile {
  path: string;
  /** Below the public folder. */
  file: string;
  immutable: boolean;
}

/** As many as the machine's thread pool takes. */
const concurrency = 4;

const typeOf = (file: string): string =>
  namedTypes[`/${file}`] ?? (contentType(path.basename(file)) || "application/octet-stream");

/** The pages that say that there is nothing. Asked for by name they say so too. */
const missingPages: ReadonlySet<string> = new Set([routes.notFound, `${routes.notFound}.html`, routes.postNotFound]);

const describe = async (publicFolder: string, { path: route, file, immutable }: PublishedFile): Promise<StaticFile> => {
  const place = path.join(publicFolder, file);
  const content = await readFile(place);
  const type = typeOf(file);
  return {
    path: route,
    file,
    type,
    immutable,
    status: missingPages.has(route) ? 404 : 200,
    size: content.length,
    hash: createHash("sha256").update(content).digest("base64url").slice(0, 22),
    encodings: await compressFile(place, content, type),
  };
};

/** Whether a file is the compressed sibling of another one. */
const isSibling = (file: string, files: ReadonlySet<string>): boolean =>
  Object.values(encodingSuffixes).some((suffix) => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)));

/**
 * Describes what a build publishes, and writes the compressed siblings of what
 * shrinks.
 *
 * @returns the files, in the order of their paths
 */
export const staticFiles = async (published: readonly PublishedFile[], publicFolder: string): Promise<StaticFile[]> => {
  const files = new Set(published.map(({ file }) => file));
  const described = await Readable.from(published.filter(({ file }) => !isSibling(file, files)))
    .map((file: PublishedFile) => describe(publicFolder, file), { concurrency })
    .toArray();
  return (described as StaticFile[]).sort((a, b) => (a.path < b.path ? -1 : 1));
};
