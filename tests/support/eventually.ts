import { setTimeout } from "node:timers/promises";

/** Polling interval in milliseconds. */
const interval = 100;

/**
 * Polls until a condition holds.
 *
 * @param what the condition, for the message of a timeout
 * @param look returns undefined or false until it holds
 */
export const eventually = async <Found>(
  what: string,
  look: () => Promise<Found | false | undefined> | Found | false | undefined,
  timeout = 45_000,
): Promise<Found> => {
  const end = Date.now() + timeout;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`After ${timeout} ms there was still no sign of ${what}`);
    await setTimeout(interval);
  }
};

/** Whether a URL responds with success: for `eventually`, while a server may still be starting. */
export const answers = async (url: string): Promise<boolean> => {
  try {
    const { ok, body } = await fetch(url);
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
};
