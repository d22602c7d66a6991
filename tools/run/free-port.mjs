import { once } from "node:events";
import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * Refuses a port that somebody uses, before long work is done for a server that could not begin.
 *
 * @param {string} host
 * @param {string} port
 * @param {string} command for the advice
 */
export const requireFreePort = async (host, port, command) => {
  const server = createServer();
  try {
    await once(server.listen(Number(port), host), "listening");
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== "EADDRINUSE") throw new Problem(`The server cannot listen: ${message}. Set HOST and PORT.`);
    throw new Problem(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${Number(port) + 1} ${command}`,
    );
  }
  server.close();
  await once(server, "close");
};
