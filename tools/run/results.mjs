import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {string[]} failures where each test is that failed, and the beginning of what it says
 * @property {number} skipped
 * @property {string[]} retried which tests failed and passed when they were run again
 */

/** @typedef {import("@playwright/test/reporter").JSONReportSuite} PlaywrightSuite */
/** @typedef {import("@playwright/test/reporter").JSONReportTest} PlaywrightTest */
/** @typedef {{ status: string; fullName: string; failureMessages: string[]; invocations?: number }} JestTest */
/** @typedef {{ name: string; status: string; message: string; assertionResults: JestTest[] }} JestFile */
/** @typedef {{ numPassedTests: number; numPendingTests: number; testResults: JestFile[] }} JestReport */

/** @type {Counts} */
const none = { passed: 0, failures: [], skipped: 0, retried: [] };

/**
 * @param {string} suite
 * @param {string} reason
 * @returns {Counts} what a suite counts that has failed as a whole
 */
export const failedCounts = (suite, reason) => ({ ...none, failures: [`${suite}: ${reason}`] });

/**
 * @param {string} suite
 * @param {number} code a command's exit code
 * @returns {Counts}
 */
export const commandCounts = (suite, code) =>
  code === 0 ? { ...none, passed: 1 } : failedCounts(suite, `ended with code ${code}`);

/**
 * @param {string} suite
 * @param {string} reason why it cannot run here
 * @returns {Counts} in CI a suite that cannot run has failed
 */
export const skippedCounts = (suite, reason) =>
  process.env["CI"] ? failedCounts(suite, reason) : { ...none, skipped: 1 };

/**
 * @template Report
 * @param {string} suite
 * @param {string} file its report
 * @param {(report: Report) => Counts} count
 */
const countsIn = (suite, file, count) =>
  existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : failedCounts(suite, "ended without a report");

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
const jestRetried = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
    .map(({ fullName }) => `${path.relative(".", name)}: ${fullName}`);

/** @param {JestFile} file */
const jestFailures = ({ name, message, assertionResults }) => {
  const place = path.relative(".", name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [failure(place, message)];
  return failed.map(({ fullName, failureMessages }) => failure(`${place}: ${fullName}`, failureMessages[0]));
};

/**
 * @param {string} suite
 * @param {string} file jest's report (`--json --outputFile`)
 */
export const jestCounts = (suite, file) =>
  countsIn(suite, file, (/** @type {JestReport} */ { numPassedTests, numPendingTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.filter(({ status }) => status === "failed").flatMap(jestFailures),
    skipped: numPendingTests,
    retried: testResults.flatMap(jestRetried),
  }));

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ place: string, test: PlaywrightTest }[]} every test, and where it is
 */
const playwrightTests = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests.map((test) => ({ place: `[${test.projectName}] ${file}:${line}: ${title}`, test })),
  ),
  ...suites.flatMap(playwrightTests),
];

/**
 * @param {string} suite
 * @param {string} file Playwright's report (`json` reporter)
 */
export const playwrightCounts = (suite, file) =>
  countsIn(suite, file, (/** @type {import("@playwright/test/reporter").JSONReport} */ { stats, suites, errors }) => {
    const tests = suites.flatMap(playwrightTests);
    const failed = tests.filter(({ test }) => test.status === "unexpected");
    return {
      passed: stats.expected + stats.flaky,
      failures: [
        ...failed.map(({ place, test }) => failure(place, test.results.at(-1)?.error?.message)),
        ...errors.map(({ message }) => failure(suite, message)),
      ],
      skipped: stats.skipped,
      retried: tests.filter(({ test }) => test.status === "flaky").map(({ place }) => place),
    };
  });
