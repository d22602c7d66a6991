/** The longest wait is this many times the first one. */
const longest = 64;

/**
 * How long to wait before the next attempt: twice as long each time, between
 * half and all of it at random, so that many that failed together do not come
 * back together (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 *
 * @param attempts how many there were, at least 1
 * @param first the wait after the first attempt, in milliseconds
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export const backoff = (attempts: number, first: number, random: number): number =>
  Math.round(first * Math.min(2 ** (attempts - 1), longest) * (0.5 + random / 2));
