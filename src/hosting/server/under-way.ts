import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** Knows whether requests are under way. */
export const createUnderWay = () => {
  let begun = 0;
  let ended = 0;
  return {
    add: (response: ServerResponse): void => {
      begun += 1;
      response.once("close", () => (ended += 1));
    },
    /** Resolves when for so many milliseconds there was none. */
    calm: async (time: number): Promise<void> => {
      for (;;) {
        const [before, wasCalm] = [begun, begun === ended];
        await setTimeout(time, undefined, { ref: false });
        if (wasCalm && begun === before) return;
      }
    },
  };
};
