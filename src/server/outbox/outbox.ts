import { setTimeout as sleep } from "node:timers/promises";
import { errorName } from "../error-name";
import { type Channel, channels, type Outcome } from "../store/enquiry-store";
import { attemptDelivery, leaseEnd, type OutboxPorts } from "./attempt";

/** How often the outbox looks for what was stored or released, by whichever process. */
const maxPollIntervalMs = 1000;

/** The waiting deliveries of a channel are made due no more often than this: some are refused whenever they are sent. */
const minReturnIntervalMs = 60_000;

/** For deliveries in flight when the outbox stops. */
const drainTimeoutMs = 60_000;

/** `claim`: no delivery is begun once this aborts; `deliver`: those in flight end when this aborts. */
interface DrainLimits {
  claim?: AbortSignal;
  deliver?: AbortSignal;
}

/**
 * Delivers stored enquiries. What is due lives in the store, so several processes may do this at once, and one that
 * dies loses nothing: its claims end, and others take them over.
 */
export const createOutbox = (ports: OutboxPorts) => {
  const { store, logger, OUTBOX_CONCURRENCY } = ports;
  const pollIntervalMs = Math.min(ports.OUTBOX_RETRY_MS, maxPollIntervalMs);
  const stopping = new AbortController();
  const cutting = new AbortController();
  const used = channels.flatMap((channel) => {
    const deliver = ports.deliver[channel];
    return deliver === undefined ? [] : [{ channel, deliver }];
  });
  /** The channels that failed last. What a process finds at its start may have failed before. */
  const failing = new Set<Channel>(channels);
  const returnedAt = new Map<Channel, number>();
  const unreadable = new Set<Channel>();
  let cut = 0;
  let loops: Promise<void>[] = [];

  /** Resolves early when the outbox stops. */
  const untilNextPoll = (): Promise<void> =>
    sleep(pollIntervalMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);

  /** With the first success after failures, what waits for its next attempt need not wait any longer. */
  const noteStatus = async (channel: Channel, status: Outcome["status"]): Promise<void> => {
    if (status === "pending") failing.add(channel);
    const isSoon = performance.now() - (returnedAt.get(channel) ?? -Infinity) < minReturnIntervalMs;
    if (status !== "delivered" || isSoon || !failing.delete(channel)) return;
    returnedAt.set(channel, performance.now());
    try {
      await store.retryWaiting(channel, new Date());
    } catch (error) {
      returnedAt.delete(channel);
      failing.add(channel);
      logger.warn({ error: errorName(error), channel }, "waiting deliveries could not be made due");
    }
  };

  /** Claims and delivers what is due by one channel, several at a time, and tells how many attempts that took. */
  const work = async ({ channel, deliver }: (typeof used)[number], limits: Required<DrainLimits>): Promise<number> => {
    const inFlight = new Set<Promise<void>>();
    let attempts = 0;
    try {
      while (!limits.claim.aborted) {
        const claim = await store.claim(channel, new Date(), leaseEnd(ports));
        unreadable.delete(channel);
        if (claim !== undefined) {
          attempts += 1;
          const attempt = attemptDelivery(claim, deliver, ports, limits.deliver)
            .then(({ status, isCut }) => {
              if (isCut) cut += 1;
              return noteStatus(channel, status);
            })
            .finally(() => inFlight.delete(attempt));
          inFlight.add(attempt);
          if (inFlight.size >= OUTBOX_CONCURRENCY) await Promise.race(inFlight);
        } else if (inFlight.size === 0) break;
        // A success makes others due, and a slow delivery holds up none that is stored meanwhile.
        else await Promise.race([...inFlight, sleep(pollIntervalMs, undefined, { ref: false })]);
      }
    } finally {
      // Also when the store is away: nothing is claimed before the outcomes are stored.
      await Promise.all(inFlight);
    }
    return attempts;
  };

  const loop = async (one: (typeof used)[number]): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await work(one, { claim: stopping.signal, deliver: cutting.signal });
      } catch (error) {
        const { channel } = one;
        if (!unreadable.has(channel)) logger.error({ error: errorName(error), channel }, "the outbox cannot be read");
        unreadable.add(channel);
      }
      await untilNextPoll();
    }
  };

  return {
    /** Starts delivering, each channel by itself. */
    start: (): void => {
      loops = used.map(loop);
    },
    /** Delivers what is due now, the channels side by side, and tells how many attempts that took. */
    drain: async ({ claim = stopping.signal, deliver = cutting.signal }: DrainLimits = {}): Promise<number> => {
      // A channel whose deliveries take long must not use up the time of the others.
      const results = await Promise.allSettled(used.map((one) => work(one, { claim, deliver })));
      return results.reduce((sum, result) => {
        if (result.status === "rejected") throw result.reason;
        return sum + result.value;
      }, 0);
    },
    /**
     * Begins no further delivery, and resolves when those in flight have ended and their outcomes are stored.
     *
     * @param timeoutMs after which deliveries in flight are cut off
     * @returns how many were cut off
     */
    stop: async (timeoutMs = drainTimeoutMs): Promise<number> => {
      stopping.abort();
      const timer = setTimeout(() => cutting.abort(), timeoutMs);
      await Promise.all(loops);
      clearTimeout(timer);
      return cut;
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
