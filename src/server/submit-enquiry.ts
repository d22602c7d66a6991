import { createHash, randomBytes } from "node:crypto";
import enquiryForm from "../../content/settings/enquiry-form.json";
import { checkEnquiry, type Enquiry, type Problems } from "../domain/enquiry/enquiry-schema";
import { basicFields, extraValues, type FormDefinition } from "../domain/enquiry/fields";
import { clientHash } from "./client-hash";
import { errorName } from "./error-name";
import type { Logger } from "./logger";
import type { RateLimiter } from "./rate-limiter";
import { referenceFrom } from "./reference";
import { suspicions } from "./spam/suspicions";
import type { Channel } from "./store/enquiry-store";
import type { EnquiryStore } from "./store/open-store";

/** How a submission ended. Every case is one that the visitor can be told about. */
export type Submission =
  | { outcome: "accepted"; reference: string }
  | { outcome: "invalid"; problems: Problems; form?: FormDefinition | undefined }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "unavailable" };

export interface SubmitPorts {
  store: Pick<EnquiryStore, "add" | "referenceOf" | "release">;
  limiter: RateLimiter;
  /** Signs tokens and hashes addresses; the same in all instances. */
  secret: () => Promise<string>;
  /** Where an enquiry is delivered to, once it is stored. */
  channels: readonly Channel[];
  /** The shortest time in which a person fills in the form. */
  minFillTimeMs: number;
  /** Tells operators. A check may succeed where an enquiry cannot be stored: PostgreSQL compresses it on a full disk. */
  tellStoreAway: (error: unknown) => Promise<void>;
  logger: Logger;
}

/** The key with a hash of the fields beside it: the same key with other fields is another enquiry. */
const storedKey = ({ idempotencyKey, ...enquiry }: Enquiry): string | undefined => {
  if (idempotencyKey === undefined) return undefined;
  const fields = JSON.stringify([
    ...basicFields.map((name) => enquiry[name]),
    ...Object.entries(extraValues(enquiry)).flat(),
  ]);
  return `${idempotencyKey} ${createHash("sha256").update(fields).digest("base64url")}`;
};

const store = async (enquiry: Enquiry, client: string, secret: string, ports: SubmitPorts): Promise<Submission> => {
  const { store, channels, minFillTimeMs, logger } = ports;
  const now = new Date();
  const { token, honeypotFilled, ...values } = enquiry;
  const reasons = suspicions(enquiry, now, secret, minFillTimeMs);
  const { reference, duplicate } = await store.add(
    {
      ...values,
      idempotencyKey: storedKey(enquiry),
      reference: referenceFrom(randomBytes(8)),
      receivedAt: now,
      clientHash: client,
      quarantineReasons: reasons,
    },
    reasons.length > 0 ? [] : channels,
  );
  // The first sending may have been quarantined, as too fast for example; this one is not suspicious.
  if (duplicate && reasons.length === 0) await store.release(reference, channels, now);
  logger.info({ reference, duplicate, quarantine: reasons }, "enquiry stored");
  return { outcome: "accepted", reference };
};

/**
 * Accepts an enquiry: checks it, counts it against the client's rate limit, and
 * stores it together with its deliveries. Delivering is left to the outbox. Never throws.
 *
 * @param input the fields by name, as they came
 * @param address the client's network address, of which a keyed hash is kept
 * @returns "accepted" only after the enquiry is on the disk; the same idempotency key with the same fields gives the
 *   first reference again
 */
export const submitEnquiry = async (input: unknown, address: string, ports: SubmitPorts): Promise<Submission> => {
  const checked = checkEnquiry(input, enquiryForm.forms);
  try {
    const secret = await ports.secret();
    const client = clientHash(address, secret);
    const wait = await ports.limiter.consume(client);
    if (!checked.ok) {
      return wait === undefined
        ? { outcome: "invalid", problems: checked.problems, form: checked.form }
        : { outcome: "limited", retryAfter: wait };
    }
    if (wait === undefined) return await store(checked.enquiry, client, secret, ports);
    // What is stored already has arrived, however often it was sent.
    const key = storedKey(checked.enquiry);
    const earlier = key && (await ports.store.referenceOf(key));
    return earlier ? { outcome: "accepted", reference: earlier } : { outcome: "limited", retryAfter: wait };
  } catch (error) {
    if (!checked.ok) return { outcome: "invalid", problems: checked.problems, form: checked.form };
    ports.logger.error({ error: errorName(error) }, "an enquiry could not be stored");
    // Before the answer: a host may freeze the process after it.
    await ports.tellStoreAway(error);
    return { outcome: "unavailable" };
  }
};
