/** The largest body that reaches a function, in bytes. Functions have smaller limits with messages of their own. */
export const bodyLimit = 1_000_000;

/** The largest request line and headers together, in bytes. */
export const headerLimit = 16_384;
