import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { contentType } from "mime-types";

/** How a body may travel, each as small as it gets: `br` is what browsers are given over HTTPS. */
export const compressors = {
  br: (/** @type {Buffer} */ body) => brotliCompressSync(body),
  gzip: (/** @type {Buffer} */ body) => gzipSync(body, { level: 9 }),
};

const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest|[a-z]+\+(?:xml|json)))/;

/**
 * Where a path's file may be, as static hosts look for it.
 *
 * @param {string} folder
 * @param {string} pathname
 */
const places = (folder, pathname) => {
  const place = path.join(folder, path.normalize(pathname));
  return [place, path.join(place, "index.html"), `${place}.html`];
};

/**
 * Prepares a file's answer, or none when there is no such file.
 *
 * @param {string[]} candidates
 * @param {keyof typeof compressors} encoding
 * @param {(html: string) => string} change
 */
const prepare = async (candidates, encoding, change) => {
  for (const place of candidates) {
    const content = await readFile(place).catch(() => undefined);
    if (content === undefined) continue;
    const type = contentType(path.basename(place)) || "application/octet-stream";
    const body = place.endsWith(".html") ? Buffer.from(change(content.toString())) : content;
    const headers = { "content-type": type, "cache-control": "public, max-age=600" };
    if (!compressible.test(type)) return { headers, body };
    return { headers: { ...headers, "content-encoding": encoding }, body: compressors[encoding](body) };
  }
  return undefined;
};

/**
 * Serves a folder from memory, so that every site of a run is served by the same code.
 *
 * @param {string} folder
 * @param {keyof typeof compressors} encoding
 * @param {(html: string) => string} [change] what is done to its pages
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const serveFolder = async (folder, encoding, change = (html) => html) => {
  /** @type {Map<string, ReturnType<typeof prepare>>} */
  const prepared = new Map();
  const server = createServer(async ({ url = "/" }, response) => {
    const pathname = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const answer = prepared.get(pathname) ?? prepare(places(folder, pathname), encoding, change);
    prepared.set(pathname, answer);
    const found = await answer;
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { ...found.headers, "content-length": found.body.length }).end(found.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
