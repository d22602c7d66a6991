import { setTimeout } from "node:timers/promises";
import { errorName } from "./error-name";
import type { Logger } from "./logger";
import type { Outbox } from "./outbox/outbox";
import type { Submission } from "./submit-enquiry";

type Submit = (input: unknown, address: string) => Promise<Submission>;

/** Counted from when an enquiry is stored, in milliseconds. */
interface Limits {
  /** After this no further delivery is begun. */
  claimMs: number;
  /** After this those in flight are cut off, so that their outcomes are stored before the process halts. */
  deliverMs: number;
  /** After this the visitor is answered in any case. */
  answerMs: number;
}
const defaultLimits: Limits = { claimMs: 2500, deliverMs: 3500, answerMs: 4000 };

/**
 * Delivers after an enquiry is stored and before the response, for hosts that freeze a process once it has responded.
 * Deliveries that fail or time out are retried later; the response is the same.
 */
export const deliverBeforeAnswer =
  (submit: Submit, outbox: Pick<Outbox, "drain">, logger: Logger, limits = defaultLimits): Submit =>
  async (input, address) => {
    const submission = await submit(input, address);
    if (submission.outcome !== "accepted") return submission;
    const claim = AbortSignal.timeout(limits.claimMs);
    const deliver = AbortSignal.timeout(limits.deliverMs);
    const delivered = outbox.drain({ claim, deliver }).catch((error: unknown) => {
      logger.warn({ error: errorName(error) }, "nothing could be delivered before the answer");
    });
    await Promise.race([delivered, setTimeout(limits.answerMs, undefined, { ref: false })]);
    return submission;
  };
