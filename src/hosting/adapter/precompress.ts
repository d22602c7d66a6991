import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingSuffixes } from "../manifest";

const compressible = /^text\/|[/+](?:json|xml)\b/;

const compressors: Record<keyof typeof encodingSuffixes, (content: Buffer) => Promise<Buffer>> = {
  // Quality 11, the highest, saves two percent more in twice the time.
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes precompressed files beside a file, if its type is compressible. Those of an earlier build are kept if their
 * modification time is that of the file.
 *
 * @param type the file's `Content-Type`
 * @returns whether there are any
 */
export const precompress = async (file: string, type: string): Promise<boolean> => {
  if (!compressible.test(type)) return false;
  const { mtime } = await stat(file);
  const written = Object.entries(encodingSuffixes).map(async ([encoding, suffix]) => {
    const target = file + suffix;
    const before = await stat(target).catch(() => undefined);
    if (before?.mtime.getTime() === mtime.getTime()) return;
    await writeFile(target, await compressors[encoding as keyof typeof encodingSuffixes](await readFile(file)));
    await utimes(target, mtime, mtime);
  });
  await Promise.all(written);
  return true;
};
