import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

/** @type {Record<string, string>} */
const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * The file that an address means.
 *
 * @param {string} root
 * @param {string} address
 * @returns {Promise<string | undefined>} nothing when there is none, or when it lies outside of the folder
 */
const fileAt = async (root, address) => {
  const file = path.join(root, decodeURIComponent(new URL(address, "http://localhost").pathname));
  if (!file.startsWith(root + path.sep)) return undefined;
  const found = await stat(file).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
  return found?.isFile() ? file : undefined;
};

/**
 * Serves a folder to this machine, on a free port.
 *
 * @param {string} root
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export const serveFolder = async (root) => {
  const server = createServer((request, response) => {
    fileAt(root, request.url ?? "/").then(
      (file) => {
        if (file === undefined) {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
        createReadStream(file).pipe(response);
      },
      (/** @type {unknown} */ error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { origin: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
};
