import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** Counts the requests in flight. */
export const createInFlight = () => {
  let begun = 0;
  let ended = 0;
  return {
    add: (response: ServerResponse): void => {
      begun += 1;
      response.once("close", () => (ended += 1));
    },
    /** Resolves when there was none for so many milliseconds. */
    idle: async (time: number): Promise<void> => {
      for (;;) {
        const [before, wasIdle] = [begun, begun === ended];
        await setTimeout(time, undefined, { ref: false });
        if (wasIdle && begun === before) return;
      }
    },
  };
};
