// Our pages beside the same pages without any script, which is the limit, and beside other built sites, in one run.
// Usage: node tools/bench/peers.mjs [--rounds 5] [--only home]… [--encoding gzip] [--json FILE] [folder[:/path]…]
// A folder is a site's output, such as dist of Astro's; folder:/about measures that page of it.
import { writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { tsImport } from "tsx/esm/api";
import { startLighthouse } from "../budgets/lighthouse.mjs";
import { ensureBuild } from "../run/build.mjs";
import { chooseChromium } from "../run/chromium.mjs";
import { compressors, serveFolder } from "./peers/static-site.mjs";
import { row } from "./table.mjs";

/** @type {typeof import("../budgets/page-scripts")} */
const { withoutScripts } = await tsImport("../budgets/page-scripts.ts", import.meta.url);
/** @type {typeof import("../budgets/judge")} */
const { medians } = await tsImport("../budgets/judge.ts", import.meta.url);
/** @type {typeof import("./peers/compare")} */
const { limit, ours, ratio, reach, takeTurns } = await tsImport("./peers/compare.ts", import.meta.url);
/** @type {typeof import("../budgets/budgets")} */
const { judgedKinds } = await tsImport("../budgets/budgets.ts", import.meta.url);
/** @type {typeof import("../budgets/real-pages")} */
const { realPages } = await tsImport("../budgets/real-pages.ts", import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string", multiple: true, default: [] },
    encoding: { type: "string", default: "br" },
    json: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const only = /** @type {string[]} */ (values.only);
const encoding = /** @type {keyof typeof compressors} */ (values.encoding);
if (!(encoding in compressors)) throw new Error(`--encoding is one of ${Object.keys(compressors).join(", ")}.`);

await chooseChromium();
await ensureBuild();
const site = await serveFolder("public", encoding);
const bare = await serveFolder("public", encoding, withoutScripts);
const peers = await Promise.all(
  positionals.map(async (argument) => {
    const [folder = "", page = "/"] = argument.split(/:(?=\/)/);
    return {
      who: path.basename(path.resolve(folder)),
      page,
      server: await serveFolder(path.resolve(folder), encoding),
    };
  }),
);

const pages = realPages().filter(([kind]) => judgedKinds.includes(kind) && (only.length === 0 || only.includes(kind)));
/** @type {import("./peers/compare").Target[]} */
const targets = [
  ...pages.flatMap(([group, page]) => [
    { group, who: limit, address: bare.url + page },
    { group, who: ours, address: site.url + page },
  ]),
  ...peers.map(({ who, page, server }) => ({ group: page, who, address: server.url + page })),
];

const lighthouse = await startLighthouse();
const measured = await takeTurns(
  targets,
  rounds,
  async (address) => (await lighthouse.look(address, ["performance"])).figures,
).finally(lighthouse.stop);
await Promise.all([site, bare, ...peers.map(({ server }) => server)].map((server) => server.stop()));

console.log(`${os.cpus().length} × ${os.cpus()[0]?.model ?? "?"}, Node ${process.version}`);
console.log(`medians of ${rounds} rounds, in turns; Lighthouse, mobile, simulated slow 4G; one server, ${encoding}`);
row(["page", "site", "LCP ms", "FCP ms", "TBT ms", "kB", "LCP ratio"]);
const groups = [...new Set(measured.map(({ group }) => group))];
const ratios = groups.map((name) => ({ name, ratio: ratio(measured.filter(({ group }) => group === name)) }));
for (const { group, who, rounds: found } of measured) {
  const { LCP = NaN, FCP = NaN, TBT = NaN, bytes = NaN } = medians(found);
  const against = ratios.find(({ name }) => who === ours && name === group)?.ratio.toFixed(2) ?? "";
  row([group, who, ...[LCP, FCP, TBT].map((time) => time.toFixed(0)), (bytes / 1000).toFixed(1), against]);
}
const late = ratios.filter(({ ratio }) => ratio > reach);
console.log(
  late.length === 0
    ? `LCP is within ${reach} of the limit on every kind of page`
    : `LCP is not within ${reach} of the limit on: ${late.map(({ name }) => name).join(", ")}`,
);
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ rounds, reach, ratios, measured }, null, 2));
process.exitCode = late.length === 0 ? 0 : 1;
