import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What an echo server has been asked. */
export interface Echo {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bodySize: number;
}

/**
 * A server that tells what it was asked.
 *
 * @param headers of every answer
 * @param port 0 for one that nobody uses
 */
export const startEchoServer = async (headers: Readonly<Record<string, string>> = {}, port = 0) => {
  let connections = 0;
  const server = createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    const echo: Echo = { method, url, headers: request.headers, bodySize: (await buffer(request)).length };
    response.writeHead(200, { "content-type": "application/json", ...headers }).end(JSON.stringify(echo));
  });
  server.on("connection", () => (connections += 1));
  // A test that fails before it closes this server shall not keep the run from ending.
  server.listen(port, "127.0.0.1").unref();
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections have been made to it. */
    connections: () => connections,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
