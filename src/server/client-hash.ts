import { createHash, createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";

/**
 * Hashes a client's address with a key, so that clients can be told apart but not looked up. Of an IPv6 address only
 * the network counts (/64, RFC 6177), since a client can use any address in it.
 *
 * @returns 128 bits in hexadecimal
 */
export const clientHash = (address: string, secret: string): string =>
  createHmac("sha256", secret)
    .update(`client:${network(address)}`)
    .digest("hex")
    .slice(0, 32);

/** Normalises the notations of IPv4, including IPv4-mapped IPv6 (RFC 4291). */
const network = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return "parts" in parsed ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
};

/** How long the posts of a client share a derived key. */
const repostSpanMs = 10 * 60 * 1000;

/**
 * Derives the idempotency key of a form sent without JavaScript. The store compares the fields as well: a double click
 * has the same key and fields, a second enquiry the same key and other fields.
 *
 * @returns 64 hexadecimal digits, the same for all posts of a client within ten minutes of the clock
 */
export const repostKey = (hashedClient: string, now: Date): string =>
  createHash("sha256")
    .update(`${hashedClient} ${Math.floor(now.getTime() / repostSpanMs)}`)
    .digest("hex");
