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

/** The outcome of a submission, for the message to the visitor. */
export type Submission =
  | { outcome: "accepted"; reference: string }
  | { outcome: "invalid"; problems: Problems; form?: FormDefinition | undefined }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "unavailable" };

export interface SubmitPorts {
  store: Pick<EnquiryStore, "add" | "referenceOf" | "release">;
  limiter: RateLimiter;
  /** Signs tokens and hashes addresses. All instances share it. */
  secret: () => Promise<string>;
  /** The channels that stored enquiries are delivered by. */
  channels: readonly Channel[];
  /** Forms that were filled in faster are quarantined. */
  minFillTimeMs: number;
  /** Alerts operators. The check may succeed on a full disk that cannot store an enquiry: PostgreSQL compresses it. */
  alertStoreUnavailable: (error: unknown) => Promise<void>;
  logger: Logger;
}

/** Appends a hash of the fields to the key: the same key with other fields is another enquiry. */
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
  // The first attempt may be in quarantine, as too fast for example; this one is not suspicious.
  if (duplicate && reasons.length === 0) await store.release(reference, channels, now);
  logger.info({ reference, duplicate, quarantine: reasons }, "enquiry stored");
  return { outcome: "accepted", reference };
};

/**
 * Validates an enquiry, counts it against the client's rate limit, and stores it together with its deliveries, which
 * are left to the outbox. Never throws.
 *
 * @param input the unchecked fields by name
 * @param address the client's network address, of which a keyed hash is stored
 * @returns "accepted" only once the enquiry is on disk; the same idempotency key with the same fields gets the first
 *   reference
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
    // An enquiry that is stored already is accepted despite the limit.
    const key = storedKey(checked.enquiry);
    const earlier = key && (await ports.store.referenceOf(key));
    return earlier ? { outcome: "accepted", reference: earlier } : { outcome: "limited", retryAfter: wait };
  } catch (error) {
    if (!checked.ok) return { outcome: "invalid", problems: checked.problems, form: checked.form };
    ports.logger.error({ error: errorName(error) }, "an enquiry could not be stored");
    // Before the response: a host may freeze the process after it.
    await ports.alertStoreUnavailable(error);
    return { outcome: "unavailable" };
  }
};
