import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalServer {
  port: number;
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export const listen = async (listener: RequestListener): Promise<LocalServer> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
