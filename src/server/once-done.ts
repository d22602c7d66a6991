/** Wraps an asynchronous function to run once, for all callers. After a failure, the next call runs it again. */
export const onceDone = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let done: Promise<Result> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
};
