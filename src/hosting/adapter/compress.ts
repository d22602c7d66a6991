import { rm, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, encodingSuffixes, type StaticFile } from "../manifest";

/** Below this many bytes a file travels in one packet anyway. */
const smallest = 1000;

/** One that saves less than a tenth is not worth the work of undoing it. */
const worthwhile = 0.9;

const compressible = /^text\/|[/+](?:json|xml|javascript)\b|^image\/svg/;

/** The next level, the highest, saves two percent more in twice the time. */
const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: brotli,
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

interface Source {
  file: string;
  content: Buffer;
  modified: Date;
}

/** The size of a sibling that was made from this very version of the file, which its time tells. */
const sizeBefore = async (sibling: string, { modified }: Source): Promise<number | undefined> => {
  try {
    const { size, mtime } = await stat(sibling);
    return mtime.getTime() === modified.getTime() ? size : undefined;
  } catch {
    return undefined;
  }
};

const compressOne = async (encoding: Encoding, source: Source): Promise<number | undefined> => {
  const sibling = source.file + encodingSuffixes[encoding];
  const before = await sizeBefore(sibling, source);
  if (before !== undefined) return before;
  const compressed = await compressors[encoding](source.content);
  if (compressed.length > source.content.length * worthwhile) {
    await rm(sibling, { force: true });
    return undefined;
  }
  await writeFile(sibling, compressed);
  await utimes(sibling, source.modified, source.modified);
  return compressed.length;
};

/**
 * Writes a file's compressed siblings, unless they are there from a build that
 * wrote the same file.
 *
 * @param type the file's `Content-Type`
 * @returns the siblings' sizes in bytes
 */
export const compressFile = async (file: string, content: Buffer, type: string): Promise<StaticFile["encodings"]> => {
  if (content.length < smallest || !compressible.test(type)) {
    // What was larger in an earlier build left siblings, which nginx would send in its place.
    await Promise.all(Object.values(encodingSuffixes).map((suffix) => rm(file + suffix, { force: true })));
    return {};
  }
  const source = { file, content, modified: (await stat(file)).mtime };
  const [br, gz] = await Promise.all([compressOne("br", source), compressOne("gzip", source)]);
  return { ...(br && { br }), ...(gz && { gzip: gz }) };
};
