import { setTimeout } from "node:timers/promises";
import type { Channel } from "../store/enquiry-store";
import { attemptDelivery, type Deliver, leaseEnd, type OutboxPorts } from "./attempt";

/** After how long a delivery no longer holds up the next one, and how many a channel has in flight at most. */
const slowAfterMs = 5000;
const maxInFlight = 4;

/** Delivers for one channel: one after the other, and beside those that are slow. */
export interface Worker {
  /**
   * Claims and delivers what is due next.
   *
   * @returns false when nothing is due
   * @throws when the store cannot be read
   */
  next(): Promise<boolean>;
  /** Resolves when nothing is in flight. */
  idle(): Promise<void>;
}

/**
 * Makes the worker of a channel.
 *
 * @param signal ends the deliveries in flight early
 * @param onCut is told of each delivery that the signal cut
 */
export const createWorker = (
  channel: Channel,
  deliver: Deliver,
  ports: OutboxPorts,
  signal: AbortSignal,
  onCut: () => void = () => undefined,
): Worker => {
  const { store, clock } = ports;
  const inFlight = new Set<Promise<void>>();
  return {
    next: async () => {
      const now = clock();
      const claim = await store.claim(channel, now, leaseEnd(now));
      if (claim === undefined) return false;
      const delivery = attemptDelivery(claim, deliver, ports, signal).then((isCut) => {
        inFlight.delete(delivery);
        if (isCut) onCut();
      });
      inFlight.add(delivery);
      await Promise.race([delivery, setTimeout(slowAfterMs, undefined, { ref: false })]);
      if (inFlight.size >= maxInFlight) await Promise.race(inFlight);
      return true;
    },
    idle: async () => void (await Promise.all(inFlight)),
  };
};
