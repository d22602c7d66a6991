import { createHash, createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";

/**
 * A client's address as it is kept: as a keyed hash, which tells two clients
 * apart and cannot be looked up. Of an IPv6 address only the network counts
 * (/64, RFC 6177), since a client there has as many addresses as it likes.
 *
 * @returns 128 bits in hexadecimal
 */
export const clientHash = (address: string, secret: string): string =>
  createHmac("sha256", secret)
    .update(`client:${network(address)}`)
    .digest("hex")
    .slice(0, 32);

/** IPv4 in every notation, IPv4-mapped IPv6 (RFC 4291) included, is one address. */
const network = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return "parts" in parsed ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
};

/** How long posts of one client share a derived key. */
const repostSpanMs = 10 * 60 * 1000;

/**
 * Derives the idempotency key of a form that no script gave one. The store compares the fields as well: a double click
 * has the same key and fields, a second question the same key and other fields.
 *
 * @returns 64 hexadecimal digits, the same for all posts of a client within ten minutes of the clock
 */
export const repostKey = (hashedClient: string, now: Date): string =>
  createHash("sha256")
    .update(`${hashedClient} ${Math.floor(now.getTime() / repostSpanMs)}`)
    .digest("hex");
