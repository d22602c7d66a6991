import { errorName } from "../../domain/error-name";
import { type Channel, channels } from "../store/enquiry-store";
import { attemptDelivery, type Deliver, leaseEnd, type OutboxPorts } from "./attempt";
import { createBell } from "./bell";

/** How often the outbox looks for what other processes stored or released, in milliseconds. */
const longestIdle = 5000;

export interface Outbox {
  /** Says that there is something to deliver. */
  wake(): void;
  /** Starts delivering, each channel by itself and one after the other. */
  start(): void;
  /**
   * Delivers what is due now and can be claimed, the channels side by side, and
   * says how many attempts that took.
   *
   * @param signal ends it early: what is under way is finished, and nothing else is begun
   */
  drain(signal?: AbortSignal): Promise<number>;
  /** Resolves when the attempts under way have ended. */
  stop(): Promise<void>;
}

/**
 * Delivers stored enquiries. What is due lives in the store, so several
 * processes may do this at once, and one that dies loses nothing: its claims
 * end, and others take them over.
 */
export const createOutbox = (ports: OutboxPorts): Outbox => {
  const { store, deliver, clock, logger, retryDelay } = ports;
  const idle = Math.min(retryDelay, longestIdle);
  const bell = createBell();
  let stopped = false;
  let loops: Promise<void>[] = [];

  const deliverNext = async (channel: Channel, how: Deliver): Promise<boolean> => {
    const now = clock();
    const claim = await store.claim(channel, now, leaseEnd(now));
    if (claim !== undefined) await attemptDelivery(claim, how, ports);
    return claim !== undefined;
  };

  const loop = async (channel: Channel, how: Deliver): Promise<void> => {
    let reachable = true;
    while (!stopped) {
      try {
        const found = await deliverNext(channel, how);
        reachable = true;
        if (found || stopped) continue;
        await bell.wait(idle);
        if (!stopped) await bell.calm();
      } catch (error) {
        if (reachable) logger.error({ error: errorName(error), channel }, "the outbox cannot be read");
        reachable = false;
        await bell.wait(idle);
      }
    }
  };

  const inUse = channels.flatMap((channel) => {
    const how = deliver[channel];
    return how === undefined ? [] : [{ channel, how }];
  });

  return {
    wake: () => bell.ring(),
    start: () => {
      stopped = false;
      loops = inUse.map(({ channel, how }) => loop(channel, how));
    },
    drain: async (signal) => {
      let attempts = 0;
      // A channel whose deliveries take long must not use up the time of the others.
      const drained = await Promise.allSettled(
        inUse.map(async ({ channel, how }) => {
          while (!signal?.aborted && (await deliverNext(channel, how))) attempts += 1;
        }),
      );
      for (const result of drained) if (result.status === "rejected") throw result.reason;
      return attempts;
    },
    stop: async () => {
      stopped = true;
      bell.ring();
      await Promise.all(loops);
    },
  };
};
