/**
 * The largest body that a function is sent, in bytes. An enquiry whose every
 * field is as long as it may be takes about 60,000 when each letter is
 * percent-encoded.
 */
export const bodyLimit = 100_000;

/** The most that a request's line and headers may take together, in bytes. */
export const headerLimit = 16_384;
