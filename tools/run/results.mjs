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

/** @typedef {{ file: string; specs?: Spec[]; suites?: Suite[] }} Suite of Playwright's report */
/** @typedef {{ title: string; line: number; tests: BrowserTest[] }} Spec */
/** @typedef {{ status: string; projectName: string; results: { error?: { message?: string } }[] }} BrowserTest */
/** @typedef {{ status: string; fullName: string; failureMessages: string[]; invocations?: number }} JestTest */
/** @typedef {{ name: string; status: string; message: string; assertionResults: JestTest[] }} JestFile */

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/**
 * @param {string} suite
 * @param {string} reason
 * @returns {Counts} what a suite counts that has failed as a whole
 */
export const failedCounts = (suite, reason) => ({
  passed: 0,
  failures: [`${suite}: ${reason}`],
  skipped: 0,
  retried: [],
});

/** @param {string} suite */
const broken = (suite) => failedCounts(suite, "ended without a report");

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

/** @param {string} file */
const placeOf = (file) => path.relative(process.cwd(), file);

/** @param {JestFile} file */
const jestRetried = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
    .map(({ fullName }) => `${placeOf(name)}: ${fullName}`);

/** @param {JestFile} file */
const jestFailures = ({ name, message, assertionResults }) => {
  const place = placeOf(name);
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
  /** @type {JestFile[]} */
  const files = report.testResults;
  return {
    passed: report.numPassedTests,
    failures: files.filter(({ status }) => status === "failed").flatMap(jestFailures),
    skipped: report.numPendingTests,
    retried: files.flatMap(jestRetried),
  };
};

/**
 * @param {Suite} suite
 * @param {string} wanted status of a test
 * @returns {{ place: string, test: BrowserTest }[]}
 */
const browserTests = ({ file, specs = [], suites = [] }, wanted) => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map((test) => ({ place: `[${test.projectName}] ${file}:${line}: ${title}`, test })),
  ),
  ...suites.flatMap((suite) => browserTests(suite, wanted)),
];

/**
 * @param {string} suite
 * @param {string} file Playwright's report (`json` reporter)
 * @returns {Counts}
 */
export const playwrightCounts = (suite, file) => {
  const report = readJson(file);
  if (report === undefined) return broken(suite);
  const { expected, flaky, skipped } = report.stats;
  const errors = report.errors.map((/** @type {{ message?: string }} */ { message }) => failure(suite, message));
  /** @param {string} status */
  const testsWith = (status) => report.suites.flatMap((/** @type {Suite} */ one) => browserTests(one, status));
  /** @type {ReturnType<typeof browserTests>} */
  const failed = testsWith("unexpected");
  return {
    passed: expected + flaky,
    failures: [...failed.map(({ place, test }) => failure(place, test.results.at(-1)?.error?.message)), ...errors],
    skipped,
    retried: testsWith("flaky").map((/** @type {{ place: string }} */ { place }) => place),
  };
};

/**
 * @param {string} suite
 * @param {number} code a command's exit code
 * @returns {Counts}
 */
export const commandCounts = (suite, code) =>
  code === 0 ? { passed: 1, failures: [], skipped: 0, retried: [] } : failedCounts(suite, `ended with code ${code}`);

/**
 * @param {string} suite
 * @param {string} reason why it cannot run here
 * @returns {Counts} in CI a suite that cannot run has failed
 */
export const skippedCounts = (suite, reason) =>
  process.env["CI"] ? failedCounts(suite, reason) : { passed: 0, failures: [], skipped: 1, retried: [] };

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failures, skipped, retried }) => ({
      passed: total.passed + passed,
      failures: [...total.failures, ...failures],
      skipped: total.skipped + skipped,
      retried: [...total.retried, ...retried],
    }),
    { passed: 0, failures: [], skipped: 0, retried: [] },
  );
