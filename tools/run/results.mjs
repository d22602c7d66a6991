import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {string[]} failures where each test is that failed, and the beginning of what it says
 * @property {number} skipped
 */

/** @typedef {{ file: string; specs?: Spec[]; suites?: Suite[] }} Suite of Playwright's report */
/** @typedef {{ title: string; line: number; tests: BrowserTest[] }} Spec */
/** @typedef {{ status: string; projectName: string; results: { error?: { message?: string } }[] }} BrowserTest */
/** @typedef {{ name: string; message: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }} JestFile */

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/**
 * @param {string} suite
 * @returns {Counts} what a suite counts that ended without a report
 */
const broken = (suite) => ({ passed: 0, failures: [`${suite} ended without a report`], skipped: 0 });

/**
 * @param {string} place
 * @param {string} [message]
 */
const failure = (place, message = "") => {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [place, ...lines.slice(0, 8).map((line) => `    ${line.trim()}`)].join("\n");
};

/** @param {JestFile} file */
const jestFailures = ({ name, message, assertionResults }) => {
  const place = path.relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [failure(place, message)];
  return failed.map(({ fullName, failureMessages }) => failure(`${place}: ${fullName}`, failureMessages[0]));
};

/**
 * @param {string} suite
 * @param {string} file jest's report (`--json --outputFile`)
 * @returns {Counts}
 */
export const jestCounts = (suite, file) => {
  const report = readJson(file);
  if (report === undefined) return broken(suite);
  const failures = report.testResults
    .filter((/** @type {{ status: string }} */ { status }) => status === "failed")
    .flatMap(jestFailures);
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests };
};

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
const browserFailures = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}:${line}: ${title}`, results.at(-1)?.error?.message),
      ),
  ),
  ...suites.flatMap(browserFailures),
];

/**
 * What failed once and passed when it was run again counts as passed; the reporter names it.
 *
 * @param {string} suite
 * @param {string} file Playwright's report (`json` reporter)
 * @returns {Counts}
 */
export const playwrightCounts = (suite, file) => {
  const report = readJson(file);
  if (report === undefined) return broken(suite);
  const { expected, flaky, skipped } = report.stats;
  const errors = report.errors.map((/** @type {{ message?: string }} */ { message }) => failure(suite, message));
  return { passed: expected + flaky, failures: [...report.suites.flatMap(browserFailures), ...errors], skipped };
};

/**
 * @param {string} suite
 * @param {string} file the report of the budgets (`--json`)
 * @returns {Counts}
 */
export const budgetCounts = (suite, file) => {
  const report = readJson(file);
  return report === undefined ? broken(suite) : { passed: report.passed, failures: report.wrong, skipped: 0 };
};

/**
 * @param {string} suite
 * @param {number} code a command's exit code
 * @returns {Counts}
 */
export const commandCounts = (suite, code) =>
  code === 0
    ? { passed: 1, failures: [], skipped: 0 }
    : { passed: 0, failures: [`${suite} ended with ${code}`], skipped: 0 };

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failures, skipped }) => ({
      passed: total.passed + passed,
      failures: [...total.failures, ...failures],
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failures: [], skipped: 0 },
  );
