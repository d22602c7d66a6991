/** Why something could not be loaded, by the name of the words that say so. */
export type Failure = "failed" | "offline";

export const failureNow = (): Failure => (navigator.onLine ? "failed" : "offline");
