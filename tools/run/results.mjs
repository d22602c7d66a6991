import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} what a suite counts that ended without a report */
const broken = { passed: 0, failed: 1, skipped: 0 };

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/**
 * @param {string} file jest's report (`--json --outputFile`)
 * @returns {Counts}
 */
export const jestCounts = (file) => {
  const report = readJson(file);
  if (report === undefined) return broken;
  const unloaded = report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped: report.numPendingTests };
};

/**
 * What failed once and passed when it was run again counts as passed; the reporter names it.
 *
 * @param {string} file Playwright's report (`json` reporter)
 * @returns {Counts}
 */
export const playwrightCounts = (file) => {
  const report = readJson(file);
  if (report === undefined) return broken;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
};

/**
 * @param {string} file the report of the budgets (`--json`)
 * @returns {Counts}
 */
export const budgetCounts = (file) => {
  const report = readJson(file);
  return report === undefined ? broken : { passed: report.passed, failed: report.failed, skipped: 0 };
};

/**
 * @param {number} code a command's exit code
 * @returns {Counts}
 */
export const commandCounts = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
