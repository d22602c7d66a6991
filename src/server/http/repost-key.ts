import { createHash } from "node:crypto";

/** Within how long the same form, sent again by the same client, is the same enquiry. Milliseconds. */
const span = 10 * 60 * 1000;

/**
 * An idempotency key for a form that has none because no script made one: the
 * same for a double click and for a reload of the answer.
 */
export const repostKey = (fields: Readonly<Record<string, string>>, address: string, now: Date): string =>
  createHash("sha256")
    .update(JSON.stringify([address, Math.floor(now.getTime() / span), Object.entries(fields).sort()]))
    .digest("hex");
