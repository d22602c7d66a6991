import { setTimeout as sleep } from "node:timers/promises";
import { errorName } from "../error-name";
import { type Channel, channels, type Outcome } from "../store/enquiry-store";
import { attemptDelivery, leaseEnd, type OutboxPorts } from "./attempt";

/** How often the outbox polls for deliveries, which any process may store or release. */
const maxPollIntervalMs = 1000;

/** How often waiting deliveries of a channel may be made due early: some are refused at every attempt. */
const minReturnIntervalMs = 60_000;

/** The limit for deliveries in flight at a shutdown. */
const drainTimeoutMs = 60_000;

/** Aborting `claim` stops new deliveries, aborting `deliver` cuts off those in flight. */
interface DrainLimits {
  claim?: AbortSignal;
  deliver?: AbortSignal;
}

/**
 * Delivers stored enquiries. The queue is in the store, so several processes may run at once, and one that crashes
 * loses nothing: its leases expire, and others claim its deliveries.
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
  /** The channels whose last delivery failed. Initially all, since earlier processes may have failed. */
  const failing = new Set<Channel>(channels);
  const returnedAt = new Map<Channel, number>();
  const unreadable = new Set<Channel>();
  let cut = 0;
  let loops: Promise<void>[] = [];

  /** Resolves early if the outbox stops. */
  const untilNextPoll = (): Promise<void> =>
    sleep(pollIntervalMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);

  /** The first success after failures makes the channel's waiting deliveries due. */
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

  /** Claims and delivers the due deliveries of a channel concurrently, and returns the number of attempts. */
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
        // A success may make others due, and a slow delivery must not delay new ones.
        else await Promise.race([...inFlight, sleep(pollIntervalMs, undefined, { ref: false })]);
      }
    } finally {
      // Even if claiming failed: nothing is claimed before the outcomes are stored.
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
    /** Starts delivering, in a loop per channel. */
    start: (): void => {
      loops = used.map(loop);
    },
    /** Makes the due deliveries of all channels concurrently, and returns the number of attempts. */
    drain: async ({ claim = stopping.signal, deliver = cutting.signal }: DrainLimits = {}): Promise<number> => {
      // A slow channel must not use up the time of the others.
      const results = await Promise.allSettled(used.map((one) => work(one, { claim, deliver })));
      return results.reduce((sum, result) => {
        if (result.status === "rejected") throw result.reason;
        return sum + result.value;
      }, 0);
    },
    /**
     * Stops claiming, and resolves once the deliveries in flight have ended and their outcomes are stored.
     *
     * @param timeoutMs after which deliveries in flight are cut off
     * @returns the number of those
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
