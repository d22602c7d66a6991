// `npm test` runs every suite and adds them up. --quick: only what needs no build. --install: may install programs on this
// machine, as where CI is set.
import "./run/command.mjs";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureDependencies, ensureToolPackages } from "./run/dependencies.mjs";
import { findPrograms } from "./run/missing-programs.mjs";
import { secondsSince } from "./run/process.mjs";
import { failedCounts, skippedCounts, sum } from "./run/results.mjs";
import { allGroups, quickGroups, reports } from "./run/suites.mjs";

const begin = performance.now();
const isQuick = process.argv.includes("--quick");

await ensureDependencies();
if (!isQuick) {
  await ensureToolPackages("tools/lighthouse");
  await findPrograms();
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let goesOn = true;

/** @typedef {import("./run/suites.mjs").Suite} Suite */

/**
 * @param {Suite} suite
 * @returns {Promise<import("./run/results.mjs").Counts>}
 */
const runSuite = async ({ name, run, missing, required = false }) => {
  const reason = missing?.();
  if (reason !== undefined) {
    console.log(`− ${name} skipped: ${reason}`);
    return skippedCounts(name, reason);
  }
  const start = performance.now();
  const { counts, log } = await run().catch((error) => ({ counts: failedCounts(name, error.message), log: undefined }));
  const failed = counts.failures.length;
  if (failed > 0 && required) goesOn = false;
  if (failed > 0 && log !== undefined) console.log(readFileSync(log, "utf8"));
  console.log(`${failed > 0 ? "✘" : "✔"} ${name}: ${counts.passed} passed, ${failed} failed, ${secondsSince(start)}`);
  return counts;
};

/** @param {{ atOnce: number, suites: Suite[] }} group */
const runGroup = async ({ atOnce, suites }) => {
  const waiting = suites.values();
  /** @type {import("./run/results.mjs").Counts[]} */
  const done = [];
  const worker = async () => {
    for (const suite of waiting) done.push(await runSuite(suite));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
};

console.log("What a suite prints is in .logs, and here as well if it fails.");
const counts = [];
for (const group of isQuick ? quickGroups : allGroups) if (goesOn) counts.push(...(await runGroup(group)));
const total = sum(counts);

console.log(`\nAll of it took ${secondsSince(begin)}.`);
for (const retried of total.retried) console.log(`retried: ${retried}`);
if (total.retried.length > 0) console.log(`${total.retried.length} passed only when run again`);
// Once more, since the logs above are long.
for (const failure of total.failures) console.log(`✘ ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failures.length} failed${skipped}`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
