/** In the place of `node:timers/promises`, on the timers that Jest can move. */
export const setTimeout = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void globalThis.setTimeout(resolve, milliseconds));
