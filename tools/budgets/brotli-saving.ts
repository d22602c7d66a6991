import type { StaticFile } from "../../src/hosting/manifest";
import type { Transfer } from "./traffic";

/**
 * How many bytes fewer travel to a browser that unpacks brotli, as all do over
 * HTTPS, than by gzip.
 *
 * @param statics what the build publishes, from its manifest
 */
export const brotliSaving = (transfers: readonly Transfer[], statics: readonly StaticFile[]): number => {
  const files = new Map(statics.map((file) => [file.path, file.encodings]));
  return transfers.reduce((sum, { path }) => {
    const { gzip, br } = files.get(path) ?? {};
    return gzip === undefined || br === undefined ? sum : sum + gzip - br;
  }, 0);
};
