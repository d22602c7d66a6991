// `npm test` runs every suite and adds them up. --quick: only what needs no build. --install: may install programs on this
// machine, as where CI is set.
import "./run/command.mjs";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { secondsSince } from "./run/process.mjs";
import { findPrograms } from "./run/programs.mjs";
import { failedCounts, skippedCounts } from "./run/results.mjs";
import { allGroups, quickGroups, reports } from "./run/suites.mjs";

const begin = performance.now();
const isQuick = process.argv.includes("--quick");

await ensureDependencies();
if (!isQuick) {
  await ensureDependencies("tools/lighthouse");
  await findPrograms();
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {import("./run/results.mjs").Counts[]} */
const counts = [];
let goesOn = true;

/** @param {import("./run/suites.mjs").Suite} suite */
const runSuite = async ({ name, run, missing, required = false }) => {
  const reason = missing?.();
  if (reason !== undefined) {
    console.log(`− ${name} skipped: ${reason}`);
    counts.push(skippedCounts(name, reason));
    return;
  }
  const start = performance.now();
  const result = await run().catch((error) => ({ counts: failedCounts(name, error.message), log: undefined }));
  const failed = result.counts.failures.length;
  if (failed > 0 && required) goesOn = false;
  if (failed > 0 && result.log !== undefined) console.log(readFileSync(result.log, "utf8"));
  const [mark, passed] = [failed > 0 ? "✘" : "✔", result.counts.passed];
  console.log(`${mark} ${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)}`);
  counts.push(result.counts);
};

console.log("What a suite prints is in .logs, and here as well if it fails.");
for (const group of isQuick ? quickGroups : allGroups) {
  if (!goesOn) break;
  const waiting = group.values();
  const worker = async () => {
    for (const suite of waiting) await runSuite(suite);
  };
  await Promise.all([worker(), worker()]);
}

/** @param {"passed" | "skipped"} name */
const total = (name) => counts.reduce((sum, one) => sum + one[name], 0);
const [failures, retried] = [counts.flatMap((one) => one.failures), counts.flatMap((one) => one.retried)];

console.log(`\nAll of it took ${secondsSince(begin)}.`);
for (const test of retried) console.log(`retried: ${test}`);
if (retried.length > 0) console.log(`${retried.length} passed only when run again`);
// Once more, since the logs above are long.
for (const failure of failures) console.log(`✘ ${failure}`);
const skipped = total("skipped") > 0 ? `, ${total("skipped")} skipped` : "";
console.log(`${total("passed")} passed, ${failures.length} failed${skipped}`);
process.exitCode = failures.length > 0 ? 1 : 0;
