import { errorName } from "../../domain/error-name";
import { channels } from "../store/enquiry-store";
import type { OutboxPorts } from "./attempt";
import { createWakeUp } from "./wake-up";
import { createWorker, type Worker } from "./worker";

/** How often the outbox looks for what other processes stored or released, in milliseconds. */
const maxPollIntervalMs = 5000;

/** For deliveries in flight when the outbox stops, in milliseconds. */
const drainTimeoutMs = 60_000;

export interface Outbox {
  /** Says that there is something to deliver. */
  wake(): void;
  /** Starts delivering, each channel by itself. */
  start(): void;
  /**
   * Delivers what is due now and can be claimed, the channels side by side.
   *
   * @param limits `claim`: no delivery is begun once this aborts; `deliver`: those in flight end when this aborts
   * @returns how many attempts that took
   */
  drain(limits?: { claim?: AbortSignal; deliver?: AbortSignal }): Promise<number>;
  /**
   * Begins no further delivery, and resolves when those in flight have ended and their outcomes are stored.
   *
   * @param timeoutMs after which deliveries in flight are cut off
   * @returns how many were cut off
   */
  stop(timeoutMs?: number): Promise<number>;
}

/**
 * Delivers stored enquiries. What is due lives in the store, so several
 * processes may do this at once, and one that dies loses nothing: its claims
 * end, and others take them over.
 */
export const createOutbox = (ports: OutboxPorts): Outbox => {
  const { deliver, logger, retryDelay } = ports;
  const pollIntervalMs = Math.min(retryDelay, maxPollIntervalMs);
  const wakeUp = createWakeUp();
  const cutting = new AbortController();
  let stopped = false;
  let cut = 0;
  let loops: Promise<void>[] = [];

  const workers = (signal: AbortSignal, onCut?: () => void) =>
    channels.flatMap((channel) => {
      const how = deliver[channel];
      return how === undefined ? [] : [{ channel, worker: createWorker(channel, how, ports, signal, onCut) }];
    });

  const loop = async (channel: string, worker: Worker): Promise<void> => {
    let reachable = true;
    while (!stopped) {
      try {
        const found = await worker.next();
        reachable = true;
        if (found || stopped) continue;
        await wakeUp.wait(pollIntervalMs);
        if (!stopped) await wakeUp.idle();
      } catch (error) {
        if (reachable) logger.error({ error: errorName(error), channel }, "the outbox cannot be read");
        reachable = false;
        if (!stopped) await wakeUp.wait(pollIntervalMs);
      }
    }
    await worker.idle();
  };

  return {
    wake: () => wakeUp.notify(),
    start: () => {
      loops = workers(cutting.signal, () => (cut += 1)).map(({ channel, worker }) => loop(channel, worker));
    },
    drain: async (limits = {}) => {
      let attempts = 0;
      // A channel whose deliveries take long must not use up the time of the others.
      const drained = await Promise.allSettled(
        workers(limits.deliver ?? cutting.signal).map(async ({ worker }) => {
          try {
            while (!limits.claim?.aborted && (await worker.next())) attempts += 1;
          } finally {
            await worker.idle();
          }
        }),
      );
      for (const result of drained) if (result.status === "rejected") throw result.reason;
      return attempts;
    },
    stop: async (timeoutMs = drainTimeoutMs) => {
      stopped = true;
      wakeUp.notify();
      const timer = setTimeout(() => cutting.abort(), timeoutMs);
      await Promise.all(loops);
      clearTimeout(timer);
      return cut;
    },
  };
};
