/** Runs an asynchronous function once and returns its result to every caller. After a failure the next call runs it again. */
export const onceDone = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let done: Promise<Result> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
};
