import { setTimeout } from "node:timers/promises";
import { errorName } from "./error-name";
import type { Logger } from "./logger";
import type { Outbox } from "./outbox/outbox";
import type { Submission } from "./submit-enquiry";

type Submit = (input: unknown, address: string) => Promise<Submission>;

/** In milliseconds from when an enquiry is stored. */
interface Limits {
  /** When no further delivery is started. */
  claimMs: number;
  /** When deliveries in flight are aborted, so that outcomes are stored before the process is frozen. */
  deliverMs: number;
  /** When the response is sent in any case. */
  answerMs: number;
}
const defaultLimits: Limits = { claimMs: 2500, deliverMs: 3500, answerMs: 4000 };

/**
 * Delivers after an enquiry is stored and before the response, for hosts that freeze a process after its response.
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
