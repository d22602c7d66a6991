import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingSuffixes } from "../manifest";

/** Below this many bytes a file travels in one packet anyway. */
const minBytes = 1000;

/** What saves less than a tenth is not worth decompressing. */
const maxRatio = 0.9;

const compressible = /^text\/|[/+](?:json|xml|javascript)\b|^image\/svg/;

const compressors: Record<keyof typeof encodingSuffixes, (content: Buffer) => Promise<Buffer>> = {
  // The next quality, the highest, saves two percent more in twice the time.
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes the precompressed files beside a file, unless they are there from a build that wrote the same file, which their
 * time tells.
 *
 * @param type the file's `Content-Type`
 * @returns whether the file has any
 */
export const precompress = async (file: string, type: string): Promise<boolean> => {
  const { size, mtime } = await stat(file);
  const isCompressible = size >= minBytes && compressible.test(type);
  const written = Object.entries(encodingSuffixes).map(async ([encoding, suffix]) => {
    const target = file + suffix;
    if (isCompressible) {
      const before = await stat(target).catch(() => undefined);
      if (before?.mtime.getTime() === mtime.getTime()) return true;
      const compressed = await compressors[encoding as keyof typeof encodingSuffixes](await readFile(file));
      if (compressed.length <= size * maxRatio) {
        await writeFile(target, compressed);
        await utimes(target, mtime, mtime);
        return true;
      }
    }
    // One of an earlier, longer version would be sent in place of the file.
    await rm(target, { force: true });
    return false;
  });
  return (await Promise.all(written)).includes(true);
};
