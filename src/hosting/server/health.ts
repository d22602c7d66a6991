import type { FunctionsLifecycle } from "../../domain/hosting/functions-lifecycle";
import type { Limits } from "./limits";

/**
 * Tells whether the server should be sent requests. The functions are asked
 * once at a time, and their answer is used again for `readinessReuseTime`.
 *
 * @param isStopping whether a graceful shutdown has begun
 */
export const createReadiness = (
  lifecycle: FunctionsLifecycle | undefined,
  { readinessTime, readinessReuseTime }: Limits,
  isStopping: () => boolean,
): (() => Promise<boolean>) => {
  let last: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    if (lifecycle === undefined) return true;
    const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), readinessTime).unref());
    try {
      return await Promise.race([lifecycle.isReady(), tooLate]);
    } catch {
      return false;
    }
  };
  const forget = (): void => void setTimeout(() => (last = undefined), readinessReuseTime).unref();
  return async () => {
    if (isStopping()) return false;
    last ??= ask().finally(forget);
    return last;
  };
};
