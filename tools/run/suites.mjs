import { existsSync, readFileSync } from "node:fs";
import { ensureBuild } from "./build.mjs";
import { generatedTypes } from "./fingerprint.mjs";
import { ensureFixtureSite } from "./fixture-site.mjs";
import { runIntoLog } from "./process.mjs";
import { chromiumAdvice } from "./programs.mjs";
import { countsOf } from "./results.mjs";

/** @typedef {import("./results.mjs").Counts} Counts */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {(left: number) => Promise<{ counts: Counts, output: string }>} run gets the remaining milliseconds, after
 *   which Playwright stops
 * @property {boolean} [required] whether the following groups depend on it
 * @property {() => string | undefined} [missing] a missing requirement, and how to install it
 */

const cache = "node_modules/.cache";

/**
 * @param {string} name
 * @param {string[]} command
 * @param {(left: number) => string[]} [limit] options for its time limit
 * @returns {Suite}
 */
const suite = (name, [command = "", ...args], limit = () => []) => ({
  name,
  run: async (left) => {
    const { code, log } = await runIntoLog(command, [...args, ...limit(left)], name);
    const output = readFileSync(log, "utf8");
    return { counts: countsOf(output, code), output };
  },
});

/** @param {string} name @param {string[]} options */
const jest = (name, ...options) => suite(name, ["npx", "jest", "--silent=false", ...options]);

/** @param {Suite} one @returns {Suite} */
const withChromium = (one) => ({
  ...one,
  missing: () =>
    process.env["CHROMIUM_PATH"] === undefined ? `no Chromium is installed. ${chromiumAdvice}.` : undefined,
});

/**
 * Retries a test once, since a busy machine may delay a browser for seconds. The summary lists retried tests.
 *
 * @param {string} name
 * @param {string} config
 */
const playwright = (name, config) => {
  const command = ["npx", "playwright", "test", `--config=${config}`, "--retries=1", "--reporter=list"];
  const limit = (/** @type {number} */ left) => (left === Infinity ? [] : [`--global-timeout=${Math.round(left)}`]);
  return withChromium(suite(name, command, limit));
};

/** @type {Suite} */
const types = {
  ...suite("Types", ["npx", "tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", `${cache}/types.tsbuildinfo`]),
  missing: () =>
    existsSync(generatedTypes) ? undefined : `a build has to write ${generatedTypes} first. Run npm run build once.`,
};

const lint = suite("Lint", ["npx", "eslint", ".", "--cache", "--cache-location", `${cache}/eslint/`]);

const format = suite("Format", ["npx", "prettier", "--check", "--log-level", "warn", ".", "--cache"]);

const unit = jest("Unit and content tests", "--selectProjects", "unit", "content");

/**
 * @param {string} name
 * @param {() => Promise<void>} ensure
 * @returns {Suite}
 */
const build = (name, ensure) => ({
  name,
  required: true,
  run: async () => {
    await ensure();
    return { counts: countsOf("", 0), output: "" };
  },
});

/** Suites without a build, the longest first. */
export const quickGroups = [[unit, lint, types, format]];

/** The suites of a group run two at a time, the longest first. */
export const allGroups = [
  [build("Fixture site", ensureFixtureSite), build("Build", ensureBuild), unit, lint, format],
  [
    // Two workers, since they mostly wait; Jest would start one on two cores.
    jest("Enquiry and hosting tests", "--maxWorkers=2", "--selectProjects", "enquiries", "hosting"),
    jest("Crawler tests", "--selectProjects", "crawlers"),
    types,
  ],
  // One at a time: each keeps two cores busy, and is sensitive to delays. If time is short, the last ones are skipped.
  [playwright("Browser tests", "playwright.config.ts")],
  [withChromium(suite("Lighthouse and sizes", ["node", "tools/lighthouse.mjs", "--once"]))],
  [playwright("Visual tests", "playwright.visual.config.ts")],
  [playwright("Engine tests", "playwright.engines.config.ts")],
  [playwright("Editor tests", "playwright.cms.config.ts")],
];
