import { randomBytes } from "node:crypto";
import { errorName } from "../domain/error-name";
import { checkEnquiry, type Enquiry, type Problems } from "../domain/enquiry/enquiry-schema";
import { referenceFrom } from "../domain/enquiry/reference";
import { clientHash } from "./client-hash";
import type { Logger } from "./logger";
import type { RateLimiter } from "./rate-limiter";
import { suspicions } from "./spam/suspicions";
import type { Channel, EnquiryStore } from "./store/enquiry-store";

/** How a submission ended. Every case is one that the visitor can be told about. */
export type Submission =
  | { outcome: "accepted"; reference: string }
  | { outcome: "invalid"; problems: Problems }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "unavailable" };

export interface SubmitPorts {
  store: Pick<EnquiryStore, "add" | "referenceOf">;
  limiter: RateLimiter;
  /** What is told that there is something to deliver. */
  outbox: { wake(): void };
  clock: () => Date;
  /** Signs tokens and hashes addresses; the same in all instances. */
  secret: () => Promise<string>;
  /** Where an enquiry is delivered to, once it is stored. */
  channels: readonly Channel[];
  /** Milliseconds. */
  minFillTime: number;
  logger: Logger;
  /** Submissions under way in this process, by idempotency key. */
  inFlight: Map<string, Promise<Submission>>;
}

/** Seconds to wait, or undefined. A counter out of reach limits nobody: an enquiry is worth more than a limit. */
const retryAfter = async (client: string, { limiter, logger }: SubmitPorts): Promise<number | undefined> => {
  try {
    return await limiter.consume(client);
  } catch (error) {
    logger.warn({ error: errorName(error) }, "the rate limit cannot be counted");
    return undefined;
  }
};

const keep = async (enquiry: Enquiry, client: string, secret: string, ports: SubmitPorts): Promise<Submission> => {
  const { store, outbox, clock, channels, minFillTime, logger } = ports;
  const now = clock();
  const { token, baited, ...values } = enquiry;
  const reasons = suspicions(enquiry, { now, secret, minFillTime });
  const { reference, duplicate } = await store.add(
    {
      ...values,
      reference: referenceFrom(randomBytes(8)),
      receivedAt: now,
      clientHash: client,
      quarantineReasons: reasons,
    },
    reasons.length > 0 ? [] : channels,
  );
  logger.info({ reference, duplicate, quarantine: reasons }, "enquiry stored");
  try {
    outbox.wake();
  } catch (error) {
    // It is stored all the same: the outbox finds it by itself, and the visitor must not send it again.
    logger.error({ error: errorName(error) }, "the outbox could not be woken");
  }
  return { outcome: "accepted", reference };
};

const storeOnce = async (enquiry: Enquiry, address: string, ports: SubmitPorts): Promise<Submission> => {
  try {
    const secret = await ports.secret();
    const client = clientHash(address, secret);
    const wait = await retryAfter(client, ports);
    if (wait === undefined) return await keep(enquiry, client, secret, ports);
    // What is stored already has arrived, however often it was sent.
    const earlier = enquiry.idempotencyKey && (await ports.store.referenceOf(enquiry.idempotencyKey));
    return earlier ? { outcome: "accepted", reference: earlier } : { outcome: "limited", retryAfter: wait };
  } catch (error) {
    ports.logger.error({ error: errorName(error) }, "an enquiry could not be stored");
    return { outcome: "unavailable" };
  }
};

/**
 * Takes an enquiry in: checks it, counts it, and stores it together with its
 * deliveries. Delivering is left to the outbox. Never throws.
 *
 * @param input the fields by name, as they came
 * @param address the client's network address, of which a keyed hash is kept
 * @returns "accepted" only after the enquiry is on the disk; a repeated idempotency key gives the first reference again
 */
export const submitEnquiry = async (input: unknown, address: string, ports: SubmitPorts): Promise<Submission> => {
  const checked = checkEnquiry(input);
  if (!checked.ok) return { outcome: "invalid", problems: checked.problems };
  const { enquiry } = checked;
  const { inFlight } = ports;
  const key = enquiry.idempotencyKey;
  if (key === undefined) return storeOnce(enquiry, address, ports);
  // The second half of a double click gets the answer of the first, and is not counted as one more.
  const twin = inFlight.get(key);
  if (twin !== undefined) return twin;
  const submission = storeOnce(enquiry, address, ports).finally(() => inFlight.delete(key));
  inFlight.set(key, submission);
  return submission;
};
