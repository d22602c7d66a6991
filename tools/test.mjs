// `npm test` runs all suites and adds up their results. --quick: only suites that need no build. --install: may install
// programs on this machine, as in CI. --within=MINUTES: skips suites without time left, before CI ends the run.
import "./run/command.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { secondsSince } from "./run/process.mjs";
import { findPrograms } from "./run/programs.mjs";
import { failedCounts, noTimeCounts, skippedCounts } from "./run/results.mjs";
import { allGroups, quickGroups } from "./run/suites.mjs";

const begin = performance.now();
const isQuick = process.argv.includes("--quick");
const within = process.argv.find((word) => word.startsWith("--within="))?.split("=")[1];
const end = within === undefined ? Infinity : begin + Number(within) * 60_000;

await Promise.all([ensureDependencies(), ...(isQuick ? [] : [ensureDependencies("tools/lighthouse")])]);
if (!isQuick) await findPrograms();

/** @type {({ name: string } & import("./run/results.mjs").Counts)[]} */
const results = [];
let canContinue = true;

/** @param {number} passed @param {number} failed @param {number} skipped */
const textOf = (passed, failed, skipped) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** @param {import("./run/suites.mjs").Suite} suite */
const runSuite = async ({ name, run, missing, required = false }) => {
  const reason = missing?.();
  if (reason !== undefined) {
    console.log(`− ${name} skipped: ${reason}`);
    results.push({ name, ...skippedCounts(reason) });
    return;
  }
  const start = performance.now();
  if (start > end) {
    console.log(`− ${name} skipped: ${within} minutes have passed.`);
    results.push({ name, ...noTimeCounts });
    return;
  }
  const { counts, output } = await run(end - start).catch((error) => ({
    counts: failedCounts(error.message),
    output: "",
  }));
  const { passed, failed, skipped } = counts;
  if (failed > 0 && required) canContinue = false;
  if (failed > 0) console.log(output);
  console.log(`${failed > 0 ? "✘" : "✔"} ${name}: ${textOf(passed, failed, skipped)}, ${secondsSince(start)}`);
  results.push({ name, ...counts });
};

console.log("What a suite prints is in .logs, and here as well if it fails.");
for (const group of isQuick ? quickGroups : allGroups) {
  if (!canContinue) break;
  const waiting = group.values();
  const worker = async () => {
    for (const suite of waiting) await runSuite(suite);
  };
  await Promise.all([worker(), worker()]);
}

/** @param {"passed" | "failed" | "skipped"} count */
const total = (count) => results.reduce((sum, one) => sum + one[count], 0);

console.log(`\nAll of it took ${secondsSince(begin)}.`);
// Repeated, since the outputs above are long.
for (const { name, failures, retried } of results) {
  for (const test of retried) console.log(`retried: ${name}: ${test.trim()}`);
  for (const test of failures) console.log(`✘ ${name}: ${test.trim()}`);
}
console.log(textOf(total("passed"), total("failed"), total("skipped")));
process.exitCode = total("failed") > 0 ? 1 : 0;
