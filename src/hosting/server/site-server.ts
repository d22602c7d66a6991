import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FunctionsLifecycle } from "../../domain/hosting/functions-lifecycle";
import type { Manifest } from "../manifest";
import { createClientErrorListener } from "./client-errors";
import type { SiteFunctions } from "./function-answers";
import { createInFlight } from "./in-flight";
import type { Limits } from "./limits";
import { createListener } from "./listener";
import type { Logger } from "./logger";

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
const connectionsCheckingInterval = 1000;

/**
 * The server of a built site.
 *
 * `stop` is a graceful shutdown. For `graceTime` requests are still accepted,
 * and every client is asked to close its connection; then the server accepts
 * no more, waits for answers in flight, closes idle connections, and waits for
 * deliveries in flight. It rejects when deliveries were cut.
 */
export const createSiteServer = (options: SiteServerOptions) => {
  const { limits, lifecycle } = options;
  let stopping = false;
  const inFlight = createInFlight();
  const clientErrors = createClientErrorListener(options.manifest.headers);
  const { listener, takeStray } = createListener(options, () => stopping);
  const begin: RequestListener = (request, response) => {
    inFlight.add(response);
    clientErrors.add(response);
    listener(request, response);
  };
  const accept: RequestListener = (request, response) => {
    // A client may ask again before it is answered. A response that waits behind another one has no connection yet,
    // and would never learn that the client went away: what it held would be held for ever.
    if (response.socket === null) response.once("socket", () => begin(request, response));
    else begin(request, response);
  };
  const server = createServer(
    {
      maxHeaderSize: limits.headerSize,
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      keepAliveTimeout: limits.keepAliveTime,
      // The listener checks the host itself: Node would answer 400 without security headers.
      requireHostHeader: false,
      joinDuplicateHeaders: true,
      connectionsCheckingInterval: Math.min(connectionsCheckingInterval, limits.headersTime),
    },
    accept,
  );
  server.on("clientError", clientErrors.listener);
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1). Node would answer 417, without security headers.
  server.on("checkExpectation", accept);
  server.timeout = limits.idleTime;
  server.maxConnections = limits.connections;

  const openConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

  /** Connections on which nothing was asked, or nothing more, would stay open for as long as their clients like. */
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const tooLate = setTimeout(limits.drainTime, undefined, { ref: false });
    await Promise.race([closed, inFlight.idle(limits.graceTime), tooLate]);
    server.closeAllConnections();
    await closed;
  };

  const stopFunctions = async (): Promise<void> => {
    const tooLate = setTimeout(limits.deliveryTime, undefined, { ref: false }).then(() => {
      throw Object.assign(new Error("Deliveries in flight took too long"), { code: "DELIVERY_TIMEOUT" });
    });
    await Promise.race([lifecycle?.stop(), tooLate]);
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
      await stopFunctions();
    },
  };
};
