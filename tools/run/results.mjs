import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures the tests that failed, as the suite names them
 * @property {string[]} retried the tests that were run again after they had failed
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };

/** @param {string} reason @returns {Counts} the counts of a suite that failed as a whole */
export const failedCounts = (reason) => ({ ...none, failed: 1, failures: [reason] });

/** @param {string} reason why a suite cannot run here @returns {Counts} a failure in CI */
export const skippedCounts = (reason) => (process.env["CI"] ? failedCounts(reason) : { ...none, skipped: 1 });

/** The counts of a suite without time left. @type {Counts} */
export const noTimeCounts = { ...none, skipped: 1 };

/** The summary lines of Jest (one) and Playwright. */
const summaries = /^Tests: .*$|^ {2}\d+ (?:failed|interrupted|did not run|flaky|skipped|passed)\b/gm;

/** Jest's lines for failed tests and files, and for retried tests. */
const jestFailures = /^(?:FAIL .+| {2}● (?!Console$).+)$/gm;
const jestRetries = /^ LOGGING RETRY ERRORS +.+$/gm;

/** The tests that Playwright lists under one of its counts. @param {string} output @param {string} count */
const listed = (output, count) =>
  new RegExp(`^ {2}\\d+ ${count}\\n((?: {4}.+\\n)+)`, "m")
    .exec(output)?.[1]
    ?.trimEnd()
    .replaceAll(/ ─+$/gm, "")
    .split("\n");

/**
 * Parses the summaries of Jest and Playwright. Any other command counts as one test, decided by its exit code.
 *
 * @param {string} output
 * @param {number} code the exit code
 * @returns {Counts}
 */
export const countsOf = (output, code) => {
  const text = stripVTControlCharacters(output);
  const summary = text.match(summaries)?.join() ?? `${code === 0 ? 1 : 0} passed`;
  /** @param {string[]} words */
  const count = (...words) =>
    words.reduce((sum, word) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0), 0);
  const notRun = count("interrupted", "did not run");
  const noTime = /^Timed out waiting [\d.]+s for the .+ to run$/m.test(text);
  const failed = noTime ? count("failed") : Math.max(count("failed") + notRun, code === 0 ? 0 : 1);
  // Jest repeats failures after long output.
  const failures = new Set([...(text.match(jestFailures) ?? []), ...(listed(text, "failed") ?? [])]);
  return {
    passed: count("passed", "flaky"),
    failed,
    skipped: count("skipped") + (noTime ? Math.max(notRun, 1) : 0),
    failures: failed > 0 && failures.size === 0 ? [`ended with code ${code}`] : [...failures],
    retried: [...(text.match(jestRetries) ?? []), ...(listed(text, "flaky") ?? [])],
  };
};
