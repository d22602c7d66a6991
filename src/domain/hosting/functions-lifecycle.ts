/** Between the functions of a process and its server, which are separate bundles and share a registered symbol. */
export interface FunctionsLifecycle {
  /** Starts background work, such as deliveries. Returns what is wrong with the settings. */
  start(): Promise<string[]>;
  isReady(): Promise<boolean>;
  /** Ends background work after what is in flight. */
  stop(): Promise<void>;
}

const key = Symbol.for("agency-site.functions-lifecycle");
const registry = globalThis as { [key]?: FunctionsLifecycle };

/** Keeps the first lifecycle that a bundle of the process offers. */
export const offerLifecycle = (lifecycle: FunctionsLifecycle): void => {
  registry[key] ??= lifecycle;
};

/** The lifecycle of the functions in this process, if any are loaded. */
export const functionsLifecycle = (): FunctionsLifecycle | undefined => registry[key];
