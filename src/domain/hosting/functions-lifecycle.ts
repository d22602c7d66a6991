/**
 * What the functions of a process tell, and are told by, the server that runs
 * them. Each function is a bundle of its own and the server another, so they
 * meet at a registered symbol of `globalThis`.
 */
export interface FunctionsLifecycle {
  /**
   * Begins what goes on between requests, such as delivering.
   *
   * @returns what is wrong with the settings; nothing works until that is mended
   */
  start(): Promise<string[]>;
  /** Whether the functions could do their work now. */
  isReady(): Promise<boolean>;
  /** Ends what `start` began, after what is under way. */
  stop(): Promise<void>;
}

const key = Symbol.for("agency-site.functions-lifecycle");
const registry = globalThis as { [key]?: FunctionsLifecycle };

/** Offers a lifecycle to the process, unless another bundle has done so. */
export const offerLifecycle = (lifecycle: FunctionsLifecycle): void => {
  registry[key] ??= lifecycle;
};

/** The lifecycle of the functions that were loaded into this process, if there are any. */
export const functionsLifecycle = (): FunctionsLifecycle | undefined => registry[key];
