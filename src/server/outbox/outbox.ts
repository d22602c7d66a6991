import { setTimeout as sleep } from "node:timers/promises";
import { errorName } from "../error-name";
import { type Channel, channels, type Outcome } from "../store/enquiry-store";
import { attemptDelivery, type Deliver, leaseEnd, type OutboxPorts } from "./attempt";

/** How often the outbox polls for deliveries, which any process may store or release. */
const maxPollIntervalMs = 1000;

/** How often waiting deliveries of a channel may be made due early: some are refused at every attempt. */
const minReturnIntervalMs = 60_000;

/** The limit for deliveries in flight at a shutdown. */
const drainTimeoutMs = 60_000;

/** Aborting `claim` stops new deliveries, aborting `deliver` cuts off those in flight. */
interface DrainLimits {
  claim: AbortSignal;
  deliver: AbortSignal;
}

/** Makes the deliveries of one channel. */
const createWorker = (channel: Channel, deliver: Deliver, ports: OutboxPorts) => {
  const { store, logger, OUTBOX_CONCURRENCY } = ports;
  const pollIntervalMs = Math.min(ports.OUTBOX_RETRY_MS, maxPollIntervalMs);
  /** Whether the last delivery failed. Initially true, since earlier processes may have failed. */
  let isFailing = true;
  let returnedAt = -Infinity;
  let isUnreadable = false;
  let cut = 0;

  /** The first success after failures makes the waiting deliveries due. */
  const noteStatus = async (status: Outcome["status"]): Promise<void> => {
    if (status === "pending") isFailing = true;
    const isSoon = performance.now() - returnedAt < minReturnIntervalMs;
    if (status !== "delivered" || isSoon || !isFailing) return;
    isFailing = false;
    returnedAt = performance.now();
    try {
      await store.retryWaiting(channel, new Date());
    } catch (error) {
      isFailing = true;
      returnedAt = -Infinity;
      logger.warn({ error: errorName(error), channel }, "waiting deliveries could not be made due");
    }
  };

  /** Claims and makes the due deliveries concurrently, and returns the number of attempts. */
  const work = async (limits: DrainLimits): Promise<number> => {
    const inFlight = new Set<Promise<void>>();
    let attempts = 0;
    try {
      while (!limits.claim.aborted) {
        const claim = await store.claim(channel, new Date(), leaseEnd(ports));
        isUnreadable = false;
        if (claim !== undefined) {
          attempts += 1;
          const attempt = attemptDelivery(claim, deliver, ports, limits.deliver)
            .then(({ status, isCut }) => {
              if (isCut) cut += 1;
              return noteStatus(status);
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

  /** Works and polls until claiming stops, and returns the number of deliveries that were cut off. */
  const loop = async (limits: DrainLimits): Promise<number> => {
    while (!limits.claim.aborted) {
      try {
        await work(limits);
      } catch (error) {
        if (!isUnreadable) logger.error({ error: errorName(error), channel }, "the outbox cannot be read");
        isUnreadable = true;
      }
      await sleep(pollIntervalMs, undefined, { ref: false, signal: limits.claim }).catch(() => undefined);
    }
    return cut;
  };

  return { work, loop };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Delivers stored enquiries. The queue is in the store, so several processes may run at once, and one that crashes
 * loses nothing: its leases expire, and others claim its deliveries.
 */
export const createOutbox = (ports: OutboxPorts) => {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const ownLimits: DrainLimits = { claim: stopping.signal, deliver: cutting.signal };
  const workers = channels.flatMap((channel) => {
    const deliver = ports.deliver[channel];
    return deliver === undefined ? [] : [createWorker(channel, deliver, ports)];
  });
  let loops: Promise<number>[] = [];
  return {
    /** Starts delivering, in a loop per channel. */
    start: (): void => {
      loops = workers.map((worker) => worker.loop(ownLimits));
    },
    /** Makes the due deliveries of all channels concurrently, and returns the number of attempts. */
    drain: async (limits: Partial<DrainLimits> = {}): Promise<number> => {
      const attempts = workers.map((worker) => worker.work({ ...ownLimits, ...limits }));
      // A slow channel must not use up the time of the others, nor a failing one end them.
      await Promise.allSettled(attempts);
      return sum(await Promise.all(attempts));
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
      const cut = sum(await Promise.all(loops));
      clearTimeout(timer);
      return cut;
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
