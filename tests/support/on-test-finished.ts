const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Runs a function after the current Jest test; the one registered last runs first. */
export const onTestFinished = (close: () => unknown): void => void closers.push(close);
