/**
 * Runs abortable work with a time limit.
 *
 * @param timeoutMs after which its signal aborts with a `TimeoutError`
 * @param outer aborts it as well, with its own reason
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

/** The error of a timeout. Fastify responds with its status. */
export class TooLate extends Error {
  override readonly name = "TooLate";
  readonly statusCode = 503;
}

/**
 * Limits the wait for work, which it does not abort.
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
