import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { encodingSuffixes, type Manifest, type StaticFile } from "../../src/hosting/manifest";

/** What stands in a file of a written build: its own name, and enough of it to be worth compressing. */
export const contentOf = (file: string): string => `This is ${file}.\n`.repeat(100);

const compress = { br: brotliCompressSync, gzip: gzipSync };

const write = (folder: string, file: string, content: string | Buffer): number => {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
  return Buffer.byteLength(content);
};

const writeFile = (folder: string, description: StaticFile): StaticFile => {
  const content = contentOf(description.file);
  const siblings = (["br", "gzip"] as const).filter((encoding) => description.encodings[encoding] !== undefined);
  const sizes = siblings.map((encoding) => [
    encoding,
    write(folder, description.file + encodingSuffixes[encoding], compress[encoding](content)),
  ]);
  const size = write(folder, description.file, content);
  return { ...description, size, encodings: Object.fromEntries(sizes) as StaticFile["encodings"] };
};

/**
 * Writes the files that a manifest names, with their compressed siblings.
 *
 * @returns the manifest with the true sizes
 */
export const writeBuild = (folder: string, manifest: Manifest): Manifest => ({
  ...manifest,
  statics: manifest.statics.map((file) => writeFile(folder, file)),
});
