import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} retried how many failed first and passed when they were run again
 */

const none = { passed: 0, failed: 0, skipped: 0, retried: 0 };

/** What a suite counts that ends with an error, or without a report. */
export const failedSuite = { ...none, failed: 1 };

/** @param {string} file jest's report (`--json --outputFile`) @returns {Counts} */
export const jestCounts = (file) => {
  if (!existsSync(file)) return failedSuite;
  const report = JSON.parse(readFileSync(file, "utf8"));
  /** @type {{ assertionResults: { status: string, invocations?: number }[] }[]} */
  const files = report.testResults;
  const retried = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1);
  return {
    passed: report.numPassedTests,
    // A file that cannot be run has no tests.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    retried: retried.length,
  };
};

/** @param {string} file Playwright's report (`json` reporter) @returns {Counts} */
export const playwrightCounts = (file) => {
  if (!existsSync(file)) return failedSuite;
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, retried: flaky };
};

/** @param {number} code a command's exit code @returns {Counts} */
export const commandCounts = (code) => (code === 0 ? { ...none, passed: 1 } : failedSuite);

/** @returns {Counts} those of a suite that cannot run here, which has failed in CI */
export const skippedCounts = () => (process.env["CI"] ? failedSuite : { ...none, skipped: 1 });

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped, retried }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      retried: total.retried + retried,
    }),
    none,
  );
