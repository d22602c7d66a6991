import { createHmac } from "node:crypto";

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

const network = (address: string): string => {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
};
