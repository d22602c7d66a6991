import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddress from "proxy-addr";
import type { TrustProxy } from "../settings";

/** Some proxies write the port as well. */
const withoutPort = (address: string): string =>
  /^\[?([\d.]+|[\da-fA-F:.]+)\]?(?::\d+)?$/.exec(address)?.[1] ?? address;

/** A request to a server has a connection; one that a host hands to a function has none. */
type AnyRequest = Omit<IncomingMessage, "socket"> & { socket?: IncomingMessage["socket"] };

/** What Netlify's edge writes, whatever the client has sent under this name. */
const addressByEdge = ({ headers }: AnyRequest): string => {
  const address = headers["x-nf-client-connection-ip"];
  return typeof address === "string" && isIP(address) !== 0 ? address : "unknown";
};

/**
 * Finds the address of a request's client. `X-Forwarded-For` counts only as
 * far as it was written by proxies that are trusted: everybody can send one.
 */
export const clientAddressReader =
  (trust: TrustProxy) =>
  (request: IncomingMessage): string => {
    if ((request as AnyRequest).socket === undefined) return addressByEdge(request);
    // There is none when the client has gone, or came by a Unix socket.
    const nearest = request.socket.remoteAddress ?? "unknown";
    try {
      const address = withoutPort(proxyAddress(request, trust));
      return isIP(address) === 0 ? nearest : address;
    } catch {
      return nearest;
    }
  };
