/**
 * Does a piece of work at the first call and gives its result to all. When it
 * fails, the next caller has it done again.
 */
export const onceDone = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let done: Promise<Result> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
};
