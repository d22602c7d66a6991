import { setTimeout } from "node:timers/promises";

/** Addresses that mean every interface, and where one of them answers. */
const anywhere = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "[::1]"],
]);

/**
 * Calls a function as soon as the server answers. Functions are read when they
 * are first called, and enquiries that an earlier process left undelivered
 * would wait for the next visitor until then.
 *
 * @param {string} host
 * @param {string} port
 */
export const wakeFunctions = async (host, port) => {
  const url = `http://${anywhere.get(host) ?? host}:${port}/api/form-token`;
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(250, undefined, { ref: false });
  }
};
