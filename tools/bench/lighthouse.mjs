// What Lighthouse says of addresses, as the budgets see it: on a phone, on simulated slow 4G, medians of the runs.
// Usage: node tools/bench/lighthouse.mjs [--runs 3] [--only seo]… [--json] address…
import { parseArgs } from "node:util";
import { tsImport } from "tsx/esm/api";
import { categories, startLighthouse } from "../budgets/lighthouse.mjs";

/** @type {typeof import("../budgets/judge")} */
const { medians } = await tsImport("../budgets/judge.ts", import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", multiple: true, default: [] },
    json: { type: "boolean", default: false },
  },
});
const only = categories.filter((name) => values.only.length === 0 || values.only.includes(name));
const lighthouse = await startLighthouse();

/** @param {string} address */
const measure = async (address) => {
  const runs = [];
  while (runs.length < Number(values.runs)) runs.push(await lighthouse.look(address, only));
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return { address, figures: medians(runs.map(({ figures }) => figures)), failed };
};

try {
  const found = [];
  for (const address of positionals) found.push(await measure(address));
  if (values.json) console.log(JSON.stringify(found));
  else {
    console.table(Object.fromEntries(found.map(({ address, figures }) => [address, figures])));
    for (const { address, failed } of found) for (const audit of failed) console.log(`${address}: ${audit}`);
  }
} finally {
  lighthouse.stop();
}
