import { once } from "node:events";
import { createServer } from "node:net";
import { Problem } from "./process.mjs";

/**
 * Checks a port by listening on it.
 *
 * @param {number} [port] 0 for any free one
 * @param {string} [host]
 * @returns {Promise<number>} the port, if it is free
 */
export const freePort = async (port = 0, host = "127.0.0.1") => {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return address.port;
};

/**
 * Throws if a port is in use, before long work for a server that could not start.
 *
 * @param {string} host
 * @param {string} port
 * @param {string} command for the message
 */
export const requireFreePort = async (host, port, command) => {
  try {
    await freePort(Number(port), host);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== "EADDRINUSE") throw new Problem(`The server cannot listen (${message}). Set HOST and PORT.`);
    throw new Problem(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${Number(port) + 1} ${command}`,
    );
  }
};
