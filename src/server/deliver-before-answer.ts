import { errorName } from "../domain/error-name";
import type { Logger } from "./logger";
import type { Outbox } from "./outbox/outbox";
import type { Submission } from "./submit-enquiry";

type Submit = (input: unknown, address: string) => Promise<Submission>;

/** How long a visitor is kept waiting for deliveries at most, in milliseconds. */
const longest = 4000;

/**
 * Delivers after an enquiry is stored and before its sender is told, for hosts
 * that halt a process as soon as it has answered. What takes too long, or
 * fails, is left to a later delivery and changes nothing of the answer.
 */
export const deliverBeforeAnswer =
  (submit: Submit, outbox: Pick<Outbox, "drain">, logger: Logger, patience = longest): Submit =>
  async (input, address) => {
    const submission = await submit(input, address);
    if (submission.outcome !== "accepted") return submission;
    const signal = AbortSignal.timeout(patience);
    const timeIsUp = new Promise((resolve) => signal.addEventListener("abort", resolve));
    const delivered = outbox.drain(signal).catch((error: unknown) => {
      logger.warn({ error: errorName(error) }, "nothing could be delivered before the answer");
    });
    await Promise.race([delivered, timeIsUp]);
    return submission;
  };
