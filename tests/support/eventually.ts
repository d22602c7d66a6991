import { setTimeout } from "node:timers/promises";

/** How often to look, in milliseconds. */
const interval = 100;

/**
 * Waits until something is so.
 *
 * @param what it is that is waited for, for the message when it does not come
 * @param look gives undefined or false as long as it is not so
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

/** Whether a URL answers well: for `eventually`, as long as a server may still be starting. */
export const answers = async (url: string): Promise<boolean> => {
  try {
    const { ok, body } = await fetch(url);
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
};
