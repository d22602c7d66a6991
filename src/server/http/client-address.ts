import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import type { TrustProxy } from "../environment";

type Trust = (address: string, hop: number) => boolean;

const trustOf = (trusted: TrustProxy): Trust => {
  if (trusted === "none") return () => false;
  if (trusted === "all") return () => true;
  if ("hops" in trusted) return (_address, hop) => hop < trusted.hops;
  return proxyAddress.compile(trusted.addresses);
};

/**
 * Finds the address of a request's client. `X-Forwarded-For` counts only as
 * far as it was written by proxies that are trusted: everybody can send one.
 */
export const clientAddressReader = (trusted: TrustProxy): ((request: IncomingMessage) => string) => {
  const trust = trustOf(trusted);
  return (request) => {
    try {
      return proxyAddress(request, trust);
    } catch {
      // What a proxy wrote was no address.
      return request.socket.remoteAddress ?? "unknown";
    }
  };
};
