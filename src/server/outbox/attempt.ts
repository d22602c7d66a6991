import { setTimeout } from "node:timers/promises";
import { errorName } from "../../domain/error-name";
import type { Logger } from "../logger";
import { PossiblyDelivered } from "../mail/mailer";
import type { Channel, ClaimedDelivery, EnquiryStore, Outcome, StoredEnquiry } from "../store/enquiry-store";
import { withTimeLimit } from "../time-limit";
import { backoff } from "./backoff";

/** Hands an enquiry over before the signal aborts; rejects when that failed. */
export type Deliver = (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<void>;

/** A failure that no retry can mend, such as a mailbox that does not exist. Its cause says what it was. */
export class PermanentFailure extends Error {}

export interface OutboxPorts {
  store: Pick<EnquiryStore, "claim" | "renew" | "settle">;
  /** How each channel that is in use delivers. */
  deliver: Partial<Record<Channel, Deliver>>;
  clock: () => Date;
  logger: Logger;
  /** The wait after the first failure, in milliseconds. */
  retryDelay: number;
  /** The age at which a delivery is given up, in milliseconds. */
  giveUpAfter: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long a claim holds when its process dies, in milliseconds. A living one renews it. */
export const leaseTime = 15_000;

/** The total limit of a delivery: above the ten minutes that a mail server may take to reply to a message. */
const deliveryTimeoutMs = 11 * minute;

/** How long to try to store an outcome. */
const settleTimeoutMs = hour;

/** A delivery is given up after so many attempts at least: its age may come from a wrong clock. */
const minAttempts = 5;

/** The first wait after which a mail is sent again that has perhaps arrived. It doubles three times. */
const possiblyDeliveredDelay = 4 * hour;
const possiblyDeliveredDoublings = 3;

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
export const leaseEnd = (now: Date): Date => later(now, leaseTime);

const waitAfter = (failure: unknown, attempts: number, retryDelay: number): number =>
  failure instanceof PossiblyDelivered
    ? backoff(Math.min(attempts, possiblyDeliveredDoublings + 1), possiblyDeliveredDelay, Math.random())
    : backoff(attempts, retryDelay, Math.random());

const outcomeOf = async (
  claim: ClaimedDelivery,
  deliver: Deliver,
  { clock, retryDelay, giveUpAfter }: OutboxPorts,
  signal: AbortSignal,
): Promise<Outcome> => {
  try {
    await withTimeLimit(deliveryTimeoutMs, signal, (limited) => deliver(claim.enquiry, limited));
    return { status: "delivered", at: clock() };
  } catch (failure) {
    const now = clock();
    const error =
      failure instanceof PossiblyDelivered ? `possibly delivered: ${errorName(failure)}` : errorName(failure);
    const age = now.getTime() - claim.createdAt.getTime();
    const isTooOld = age >= giveUpAfter && claim.attempts >= minAttempts;
    if (failure instanceof PermanentFailure || isTooOld) return { status: "failed", error };
    return { status: "pending", nextAttemptAt: later(now, waitAfter(failure, claim.attempts, retryDelay)), error };
  }
};

/**
 * Stores an outcome, with retries while the database is away, or the delivery would be made again.
 *
 * @param signal ends the retries, with one last try
 * @returns whether the outcome is stored, or the delivery another worker's by now
 */
const settle = async (
  claim: ClaimedDelivery,
  outcome: Outcome,
  { store, logger }: OutboxPorts,
  signal: AbortSignal,
): Promise<boolean> => {
  const about = { reference: claim.enquiry.reference, channel: claim.channel };
  const end = performance.now() + settleTimeoutMs;
  for (let wait = 100; ; wait = Math.min(wait * 2, 5000)) {
    const isLastTry = signal.aborted || performance.now() >= end;
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
 * Delivers what was claimed, within a total limit, and stores how that ended.
 *
 * @param signal ends the delivery early
 * @returns whether the signal cut it off
 */
export const attemptDelivery = async (
  claim: ClaimedDelivery,
  deliver: Deliver,
  ports: OutboxPorts,
  signal: AbortSignal,
): Promise<boolean> => {
  const { store, clock, logger } = ports;
  const heartbeat = setInterval(() => {
    // One that fails is made up for by the next: there are three in a lease.
    store.renew(claim, leaseEnd(clock())).catch(() => undefined);
  }, leaseTime / 3);
  heartbeat.unref();
  try {
    const outcome = await outcomeOf(claim, deliver, ports, signal);
    const isStored = await settle(claim, outcome, ports, signal);
    report(claim, outcome, logger);
    const isCut = signal.aborted && !(isStored && outcome.status === "delivered");
    if (isCut) logger.error({ reference: claim.enquiry.reference, channel: claim.channel }, "delivery cut off");
    return isCut;
  } finally {
    clearInterval(heartbeat);
  }
};
