/**
 * The largest body that reaches a function, in bytes. Functions have limits of
 * their own, below this, and better words for what is above them.
 */
export const bodyLimit = 1_000_000;

/** The most that a request's line and headers may take together, in bytes. */
export const headerLimit = 16_384;
