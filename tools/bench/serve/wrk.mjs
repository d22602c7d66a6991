import { capture } from "../../run/process.mjs";

/**
 * @typedef {{ perSecond: number, p50: number, p99: number, failed: number }} Measured
 *   requests a second, milliseconds, and answers that were not 2xx or did not come
 */

const factors = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** @param {string} output @param {string} name */
const milliseconds = (output, name) => {
  const found = new RegExp(`${name}\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output);
  return Number(found?.[1]) * (factors[/** @type {keyof typeof factors} */ (found?.[2])] ?? Number.NaN);
};

/** @param {string} output */
const failures = (output) =>
  [...output.matchAll(/(?:connect|read|write|timeout|Non-2xx or 3xx responses:) (\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

/** Makes sure that there is wrk (https://github.com/wg/wrk), which one core lets ask faster than nginx answers. */
export const ensureWrk = async () => {
  if (!(await capture("wrk", ["-v"])).output.startsWith("wrk "))
    throw new Error("wrk is needed: install it, for example as Debian's package");
};

/**
 * Asks for one address as often as it is answered.
 *
 * @param {string} url
 * @param {number} connections
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export const wrk = async (url, connections, seconds) => {
  const header = ["-H", "Accept-Encoding: gzip, deflate, br"];
  const { code, output } = await capture("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...header,
    url,
  ]);
  if (code !== 0) throw new Error(output);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(output, "50%"),
    p99: milliseconds(output, "99%"),
    failed: failures(output),
  };
};
