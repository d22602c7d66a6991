import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FunctionsLifecycle } from "../../domain/hosting/functions-lifecycle";
import type { Manifest } from "../manifest";
import type { SiteFunctions } from "./function-answers";
import type { Limits } from "./limits";
import { createListener } from "./listener";
import type { Logger } from "./logger";
import { createUnderWay } from "./under-way";

export interface SiteServerOptions {
  manifest: Manifest;
  /** Where the files of the manifest are. */
  publicFolder: string;
  functions: SiteFunctions;
  lifecycle: FunctionsLifecycle | undefined;
  limits: Limits;
  logger: Logger;
}

/** How often connections are looked through for those that take too long, in milliseconds. */
const checkEvery = 1000;

/**
 * The server of a built site.
 *
 * `stop` first goes on for a moment and asks every client to close its
 * connection, so that none loses a request that was already on its way; then
 * it takes no more, waits for what is under way, and cuts off who asks for
 * nothing.
 */
export const createSiteServer = (options: SiteServerOptions) => {
  const { limits, lifecycle } = options;
  let stopping = false;
  const underWay = createUnderWay();
  const { listener, takeStray } = createListener(options, () => stopping);
  const begin: RequestListener = (request, response) => {
    underWay.add(response);
    listener(request, response);
  };
  const server = createServer(
    {
      maxHeaderSize: limits.headerSize,
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      keepAliveTimeout: limits.keepAliveTime,
      connectionsCheckingInterval: Math.min(checkEvery, limits.headersTime),
    },
    (request, response) => {
      // A client may ask again before it is answered. What waits behind another answer has no connection yet, and
      // would never learn that the client went away: whatever it held would be held for ever.
      if (response.socket === null) response.once("socket", () => begin(request, response));
      else begin(request, response);
    },
  );
  server.timeout = limits.idleTime;
  server.maxConnections = limits.connections;

  const openConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

  const atMost = (work: Promise<unknown> | undefined): Promise<unknown> =>
    Promise.race([work, setTimeout(limits.drainTime, undefined, { ref: false })]);

  /** Connections on which nothing was asked, or nothing more, would stay open for as long as their clients like. */
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await atMost(Promise.race([closed, underWay.calm(limits.graceTime)]));
    server.closeAllConnections();
    await closed;
  };

  return {
    takeStray,
    /** Begins to listen, and gives the port. */
    listen: (port: number, host: string) =>
      new Promise<number>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    stop: async (): Promise<void> => {
      stopping = true;
      if ((await openConnections()) > 0) await setTimeout(limits.graceTime);
      await close();
      await atMost(lifecycle?.stop());
    },
  };
};
