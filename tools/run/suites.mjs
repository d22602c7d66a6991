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
 * @property {() => Promise<{ counts: Counts, output: string }>} run
 * @property {boolean} [required] whether the groups that follow cannot do without it
 * @property {() => string | undefined} [missing] what it lacks on this machine, and how to get it
 */

const cache = "node_modules/.cache";

/** @param {string} name @param {string[]} command @returns {Suite} */
const suite = (name, [command = "", ...args]) => ({
  name,
  run: async () => {
    const { code, log } = await runIntoLog(command, args, name);
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
 * A busy machine may hold a browser up for seconds: once more, and the end of the run names what needed it.
 *
 * @param {string} name
 * @param {string} config
 */
const playwright = (name, config) =>
  withChromium(suite(name, ["npx", "playwright", "test", `--config=${config}`, "--retries=1", "--reporter=list"]));

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

/** What needs no build, the longest first. */
export const quickGroups = [[unit, lint, types, format]];

/** The suites of a group run side by side, two at once, the longest first. */
export const allGroups = [
  [build("Fixture site", ensureFixtureSite), build("Build", ensureBuild), unit, lint, format],
  [
    // They wait for clocks, databases and processes, where Jest would start one worker for two cores.
    jest("Enquiry and hosting tests", "--maxWorkers=2", "--selectProjects", "enquiries", "hosting"),
    jest("Crawler tests", "--selectProjects", "crawlers"),
    types,
  ],
  // One at a time: each keeps two cores busy, and waits for what a browser shows.
  [playwright("Browser tests", "playwright.config.ts")],
  [playwright("Editor tests", "playwright.cms.config.ts")],
  [playwright("Engine tests", "playwright.engines.config.ts")],
  [playwright("Visual tests", "playwright.visual.config.ts")],
  // Last, so that nothing else is at work while it takes the time.
  [withChromium(suite("Lighthouse and sizes", ["node", "tools/lighthouse.mjs", "--once"]))],
];
