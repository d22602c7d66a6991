import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import send from "send";
import { fileHeaders, type Manifest, type StaticFile } from "../manifest";
import { createVariants, type Variant } from "./variants";

/** Files up to this many bytes are kept in memory: all pages, scripts and pictures, but no film. */
const largestKept = 512_000;

/** How much memory they may take together, in bytes. What was not asked for longest goes first. */
const memory = 64_000_000;

const createMemory = () =>
  new LRUCache<string, Buffer>({
    maxSize: memory,
    sizeCalculation: (content) => content.length || 1,
    fetchMethod: (place) => readFile(place),
  });

const isFresh = ({ headers }: IncomingMessage, { etag, status }: Variant): boolean =>
  status === 200 && headers["if-none-match"] !== undefined && fresh(headers, { etag });

const fileError = (place: string, code: string): Error => Object.assign(new Error(place), { code });

/**
 * Streams a file, or the part of it that is asked for. `send` knows all that
 * RFC 9110 says of ranges and conditions.
 */
const answerFromDisk = (request: IncomingMessage, response: ServerResponse, { place, headers }: Variant) =>
  new Promise<void>((resolve, reject) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.once("close", resolve);
    // There is no Last-Modified to compare it with (RFC 9110, section 13.1.4), which `send` takes for a mismatch.
    delete request.headers["if-unmodified-since"];
    send(request, encodeURIComponent(place), { dotfiles: "allow", lastModified: false, cacheControl: false })
      .on("error", (error: { status?: number }) => reject(error.status === 404 ? fileError(place, "ENOENT") : error))
      .pipe(response);
  });

/**
 * Answers with files: what is small from memory, what is large from disk.
 */
export const createFileAnswers = (publicFolder: string, manifest: Manifest) => {
  const kept = createMemory();
  const variantOf = createVariants(publicFolder, (file) => fileHeaders(manifest, file));

  const answerWith = (request: IncomingMessage, response: ServerResponse, variant: Variant, content: Buffer): void => {
    // A build has written into the folder that is being served. Of another length, it would run into the next answer.
    if (content.length !== variant.size) {
      kept.delete(variant.place);
      throw fileError(variant.place, "FILE_CHANGED");
    }
    response.writeHead(variant.status, variant.complete);
    response.end(request.method === "HEAD" ? undefined : content);
  };

  /** Returns a promise only when there is something to wait for, which for what is in memory there is not. */
  return (request: IncomingMessage, response: ServerResponse, file: StaticFile): void | Promise<void> => {
    const inParts = request.headers.range !== undefined && file.status === 200;
    const variant = variantOf(file, inParts ? undefined : request.headers["accept-encoding"]);
    if (inParts || variant.size > largestKept) return answerFromDisk(request, response, variant);
    if (isFresh(request, variant)) {
      response.writeHead(304, variant.notModified).end();
      return undefined;
    }
    const content = kept.get(variant.place);
    if (content !== undefined) return answerWith(request, response, variant, content);
    return kept.forceFetch(variant.place).then((read) => answerWith(request, response, variant, read));
  };
};
