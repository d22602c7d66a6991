/**
 * @typedef {{ perSecond: number, p50: number, p99: number }} Measured a rate, and milliseconds
 */

/** @param {number[]} sorted @param {number} part */
const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Repeats a piece of work with a number of senders at once, each of which
 * begins again when it has its answer.
 *
 * @param {number} senders
 * @param {number} seconds
 * @param {() => Promise<void>} work
 * @returns {Promise<Measured>}
 */
export const load = async (senders, seconds, work) => {
  /** @type {number[]} */
  const times = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const send = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  const sorted = times.sort((a, b) => a - b);
  const took = (performance.now() - begin) / 1000;
  return { perSecond: times.length / took, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
};
