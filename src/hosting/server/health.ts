import type { FunctionsLifecycle } from "../../domain/hosting/functions-lifecycle";

/** How long the functions may think about whether they are ready, in milliseconds. */
const patience = 5000;

/**
 * Tells whether the server should be sent requests. Questions that come while
 * one is being answered get the same answer, so that asking often costs nothing.
 *
 * @param isStopping whether the server is about to end
 */
export const createReadiness = (
  lifecycle: FunctionsLifecycle | undefined,
  isStopping: () => boolean,
): (() => Promise<boolean>) => {
  let pending: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    if (lifecycle === undefined) return true;
    const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience).unref());
    try {
      return await Promise.race([lifecycle.isReady(), tooLate]);
    } catch {
      return false;
    }
  };
  return async () => {
    if (isStopping()) return false;
    pending ??= ask().finally(() => (pending = undefined));
    return pending;
  };
};
