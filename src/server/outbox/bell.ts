/** How long nothing may have rung before there is quiet, and how long to wait for that at most. Milliseconds. */
const quiet = 200;
const patience = 5000;

/** Wakes who waits for it, and tells whether there is a rush. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring, or after some milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /**
   * Resolves as soon as nothing has rung for a moment, or after five seconds.
   * In a rush of visitors, taking in comes before delivering.
   */
  calm(): Promise<void>;
}

export const createBell = (): Bell => {
  let lastRing = Number.NEGATIVE_INFINITY;
  const sleepers = new Set<() => void>();
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      timer.unref();
      sleepers.add(wake);
    });
  return {
    ring: () => {
      lastRing = performance.now();
      for (const wake of [...sleepers]) wake();
    },
    wait,
    calm: async () => {
      const end = performance.now() + patience;
      for (;;) {
        const now = performance.now();
        const rest = Math.min(lastRing + quiet, end) - now;
        if (rest <= 0) return;
        await wait(rest);
      }
    },
  };
};
