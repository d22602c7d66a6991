/** Replaces `node:timers/promises`, with timers that Jest can fake. */
export const setTimeout = async (milliseconds: number, _value: unknown, options: { signal?: AbortSignal }) => {
  options.signal?.throwIfAborted();
  await new Promise((resolve) => void globalThis.setTimeout(resolve, milliseconds));
};
