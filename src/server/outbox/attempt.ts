import { setTimeout } from "node:timers/promises";
import { errorName } from "../../domain/error-name";
import type { Logger } from "../logger";
import type { Channel, ClaimedDelivery, EnquiryStore, Outcome, StoredEnquiry } from "../store/enquiry-store";
import { backoff } from "./backoff";

/** Hands an enquiry over; rejects when that failed. */
export type Deliver = (enquiry: StoredEnquiry) => Promise<void>;

/** A failure that no later attempt can mend, such as a mailbox that does not exist. */
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

/** How long a claim holds when its process dies, in milliseconds. A living one renews it. */
export const leaseTime = 15_000;

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
export const leaseEnd = (now: Date): Date => later(now, leaseTime);

const outcomeOf = async (claim: ClaimedDelivery, deliver: Deliver, ports: OutboxPorts): Promise<Outcome> => {
  const { clock, retryDelay, giveUpAfter } = ports;
  try {
    await deliver(claim.enquiry);
    return { status: "delivered", at: clock() };
  } catch (failure) {
    const now = clock();
    const error = errorName(failure instanceof PermanentFailure ? failure.cause : failure);
    const age = now.getTime() - claim.createdAt.getTime();
    if (failure instanceof PermanentFailure || age >= giveUpAfter) return { status: "failed", error };
    const wait = backoff(claim.attempts, retryDelay, Math.random());
    return { status: "pending", nextAttemptAt: later(now, wait), error };
  }
};

/** What was delivered has to be written down, or it would be delivered again: a database that is away is waited for. */
const settle = async (claim: ClaimedDelivery, outcome: Outcome, { store, logger }: OutboxPorts): Promise<void> => {
  for (let wait = 100; ; wait = Math.min(wait * 2, 5000)) {
    try {
      if (await store.settle(claim, outcome)) return;
      logger.warn({ reference: claim.enquiry.reference, channel: claim.channel }, "a delivery was no longer ours");
      return;
    } catch (error) {
      logger.error({ error: errorName(error) }, "the outcome of a delivery cannot be stored yet");
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

/** Delivers what was claimed and writes down how that ended. */
export const attemptDelivery = async (claim: ClaimedDelivery, deliver: Deliver, ports: OutboxPorts): Promise<void> => {
  const { store, clock, logger } = ports;
  const heartbeat = setInterval(() => {
    // One that fails is made up for by the next: there are three in a lease.
    store.renew(claim, leaseEnd(clock())).catch(() => undefined);
  }, leaseTime / 3);
  heartbeat.unref();
  try {
    const outcome = await outcomeOf(claim, deliver, ports);
    await settle(claim, outcome, ports);
    report(claim, outcome, logger);
  } finally {
    clearInterval(heartbeat);
  }
};
