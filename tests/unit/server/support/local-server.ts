import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free port. */
export const listen = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type LocalServer = Awaited<ReturnType<typeof listen>>;
