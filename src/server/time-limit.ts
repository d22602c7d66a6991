/**
 * Runs work that has to end in time, and hands it the signal that ends it.
 *
 * @param timeoutMs after which the signal aborts with a `TimeoutError`
 * @param outer whose abort is passed on with its reason
 */
export const withTimeLimit = async <Result>(
  timeoutMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  // Not AbortSignal.any: in Node 20, garbage collection drops one whose source is AbortSignal.timeout.
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  const timer = setTimeout(() => controller.abort(new DOMException("time limit", "TimeoutError")), timeoutMs);
  outer.addEventListener("abort", abort);
  if (outer.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", abort);
  }
};

/** Work took longer than it may. Fastify answers with its status. */
export class TooLate extends Error {
  override readonly name = "TooLate";
  readonly statusCode = 503;
}

/**
 * Waits for work that cannot be ended; it goes on.
 *
 * @throws {TooLate} after `timeoutMs`
 */
export const inTime = async <Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate()), timeoutMs).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
