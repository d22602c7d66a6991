import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddress from "proxy-addr";
import type { TrustProxy } from "../settings";

/** Some proxies append the port. */
const withoutPort = (address: string): string =>
  /^\[?([\d.]+|[\da-fA-F:.]+)\]?(?::\d+)?$/.exec(address)?.[1] ?? address;

/** Requests to a server have a socket; those that a host passes to a function have none. */
type AnyRequest = Omit<IncomingMessage, "socket"> & { socket?: IncomingMessage["socket"] };

/** Netlify's edge sets this header, and overwrites one sent by the client. */
const addressByEdge = ({ headers }: AnyRequest): string => {
  const address = headers["x-nf-client-connection-ip"];
  return typeof address === "string" && isIP(address) !== 0 ? address : "unknown";
};

/**
 * Returns a function that reads a request's client address. Of `X-Forwarded-For` only entries by trusted proxies count,
 * since any client can send one.
 */
export const clientAddressReader =
  (trust: TrustProxy) =>
  (request: IncomingMessage): string => {
    if ((request as AnyRequest).socket === undefined) return addressByEdge(request);
    // Undefined if the client has disconnected or uses a Unix socket.
    const nearest = request.socket.remoteAddress ?? "unknown";
    const address = withoutPort(proxyAddress(request, trust));
    return isIP(address) === 0 ? nearest : address;
  };
