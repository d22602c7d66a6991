/** In the place of `node:timers/promises`, on the timers that Jest can move. */
export const setTimeout = async (milliseconds: number, _value: unknown, options: { signal?: AbortSignal }) => {
  options.signal?.throwIfAborted();
  await new Promise((resolve) => void globalThis.setTimeout(resolve, milliseconds));
};
