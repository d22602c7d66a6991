import { setTimeout } from "node:timers/promises";
import type { Environment } from "../environment";
import { errorName } from "../error-name";
import type { Logger } from "../logger";
import { PossiblyDelivered } from "../mail/mailer";
import { possiblyDelivered } from "../store/deliveries";
import type { Channel, ClaimedDelivery, Outcome, StoredEnquiry } from "../store/enquiry-store";
import type { EnquiryStore } from "../store/open-store";
import { withTimeLimit } from "../time-limit";

/** Delivers an enquiry before the signal aborts; rejects if that fails. */
export type Deliver = (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<void>;

/** A failure that no retry can fix, such as a mailbox that does not exist. `cause` is the error. */
export class PermanentFailure extends Error {}

type OutboxSetting = "OUTBOX_CONCURRENCY" | "OUTBOX_RETRY_MS" | "OUTBOX_GIVE_UP_HOURS" | "DELIVERY_TIMEOUT_MS";

export interface OutboxPorts extends Pick<Environment, OutboxSetting> {
  store: Pick<EnquiryStore, "claim" | "settle" | "retryWaiting">;
  /** Delivers by each channel in use. */
  deliver: Partial<Record<Channel, Deliver | undefined>>;
  logger: Logger;
}

const hourMs = 60 * 60 * 1000;

/** The minimum number of attempts before a delivery is given up: its age may come from a wrong clock. */
const minAttempts = 5;

/** The maximum delay, as a multiple of the first. */
const maxBackoffFactor = 64;

/** The first delay before a possibly delivered mail is resent. It doubles up to three times. */
const possiblyDeliveredDelayMs = 4 * hourMs;
const possiblyDeliveredDoublings = 3;

/** When a lease taken now ends: after twice the delivery timeout, so that the outcome can be stored. */
export const leaseEnd = ({ DELIVERY_TIMEOUT_MS }: OutboxPorts): Date => new Date(Date.now() + 2 * DELIVERY_TIMEOUT_MS);

/**
 * Returns the delay before the next attempt in milliseconds: exponential backoff with equal jitter, so that deliveries
 * that failed together are not retried together
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 *
 * @param attempts the number of attempts so far, at least 1
 */
const backoff = (attempts: number, firstMs: number): number =>
  Math.round(firstMs * Math.min(2 ** (attempts - 1), maxBackoffFactor) * (0.5 + Math.random() / 2));

const outcomeOf = async (
  claim: ClaimedDelivery,
  deliver: Deliver,
  { DELIVERY_TIMEOUT_MS, OUTBOX_RETRY_MS, OUTBOX_GIVE_UP_HOURS }: OutboxPorts,
  signal: AbortSignal,
): Promise<Outcome> => {
  try {
    await withTimeLimit(DELIVERY_TIMEOUT_MS, signal, (limited) => deliver(claim.enquiry, limited));
    return { status: "delivered", at: new Date() };
  } catch (failure) {
    const now = Date.now();
    const isPossible = failure instanceof PossiblyDelivered;
    const error = isPossible ? `${possiblyDelivered}: ${errorName(failure)}` : errorName(failure);
    const isTooOld = now - claim.createdAt.getTime() >= OUTBOX_GIVE_UP_HOURS * hourMs && claim.attempts >= minAttempts;
    if (failure instanceof PermanentFailure || isTooOld) return { status: "failed", error };
    const wait = isPossible
      ? backoff(Math.min(claim.attempts, possiblyDeliveredDoublings + 1), possiblyDeliveredDelayMs)
      : backoff(claim.attempts, OUTBOX_RETRY_MS);
    return { status: "pending", nextAttemptAt: new Date(now + wait), error };
  }
};

/**
 * Stores an outcome, retrying while the database is unavailable: otherwise the delivery would be repeated.
 *
 * @param signal ends the retries after one last try
 * @returns whether the outcome is stored or another worker has claimed the delivery
 */
const settle = async (
  claim: ClaimedDelivery,
  outcome: Outcome,
  { store, logger }: OutboxPorts,
  signal: AbortSignal,
): Promise<boolean> => {
  const about = { reference: claim.enquiry.reference, channel: claim.channel };
  for (let wait = 100; ; wait = Math.min(wait * 2, 5000)) {
    const isLastTry = signal.aborted;
    try {
      if (!(await store.settle(claim, outcome))) logger.warn(about, "another worker has taken the delivery over");
      return true;
    } catch (error) {
      const next = isLastTry ? "given up, the delivery may be made again" : "will be retried";
      logger.error({ ...about, error: errorName(error) }, `storing the outcome of a delivery failed: ${next}`);
      if (isLastTry) return false;
      await setTimeout(wait, undefined, { ref: false });
    }
  }
};

const report = (claim: ClaimedDelivery, outcome: Outcome, logger: Logger): void => {
  const about = { reference: claim.enquiry.reference, channel: claim.channel, attempts: claim.attempts };
  if (outcome.status === "delivered") logger.info(about, "delivered");
  else if (outcome.status === "failed") logger.error({ ...about, error: outcome.error }, "delivery given up");
  else logger.warn({ ...about, error: outcome.error, next: outcome.nextAttemptAt }, "delivery failed, will be retried");
};

/**
 * Makes a claimed delivery within the delivery timeout, and stores its outcome.
 *
 * @param signal aborts the delivery
 * @returns the outcome's status, and whether the signal cut it off
 */
export const attemptDelivery = async (
  claim: ClaimedDelivery,
  deliver: Deliver,
  ports: OutboxPorts,
  signal: AbortSignal,
): Promise<{ status: Outcome["status"]; isCut: boolean }> => {
  const outcome = await outcomeOf(claim, deliver, ports, signal);
  const isStored = await settle(claim, outcome, ports, signal);
  report(claim, outcome, ports.logger);
  const isCut = signal.aborted && !(isStored && outcome.status === "delivered");
  if (isCut) ports.logger.error({ reference: claim.enquiry.reference, channel: claim.channel }, "delivery cut off");
  return { status: outcome.status, isCut };
};
