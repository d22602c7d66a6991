import { createHash } from "node:crypto";

/** How long posts of one client share a derived key, in milliseconds. */
const spanMs = 10 * 60 * 1000;

/**
 * Derives the idempotency key of a form that was sent without one, because no
 * script made it. The store compares the fields as well, so that they need no
 * part in it: a double click has the same key and fields, a second question
 * the same key and other fields.
 *
 * @param client the keyed hash of the client's address
 * @returns 64 hexadecimal digits, the same for all posts of a client within ten minutes of the clock
 */
export const repostKey = (client: string, now: Date): string =>
  createHash("sha256")
    .update(`${client} ${Math.floor(now.getTime() / spanMs)}`)
    .digest("hex");
