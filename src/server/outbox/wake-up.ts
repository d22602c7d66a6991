const idleAfterMs = 200;
const maxIdleWaitMs = 5000;

/** Wakes loops that wait for something to deliver. */
export interface WakeUp {
  /** Says that there is something to deliver. */
  notify(): void;
  /** Resolves at the next notification, or after some milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /**
   * Resolves 200 ms after the last notification, or after five seconds: in a
   * rush of visitors, storing comes before delivering.
   */
  idle(): Promise<void>;
}

export const createWakeUp = (): WakeUp => {
  let lastNotified = Number.NEGATIVE_INFINITY;
  const waiting = new Set<() => void>();
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      timer.unref();
      waiting.add(wake);
    });
  return {
    notify: () => {
      lastNotified = performance.now();
      for (const wake of [...waiting]) wake();
    },
    wait,
    idle: async () => {
      const end = performance.now() + maxIdleWaitMs;
      for (;;) {
        const now = performance.now();
        const rest = Math.min(lastNotified + idleAfterMs, end) - now;
        if (rest <= 0) return;
        await wait(rest);
      }
    },
  };
};
