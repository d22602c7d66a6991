// Compares pages and images served per second with sirv (https://github.com/lukeed/sirv) on the same files.
// Usage, once the site is built: node tools/bench/serve.mjs [seconds of each round]
import { readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { folder, median, requireOf, startProgram, startServer } from "./server.mjs";

const seconds = Number(process.argv[2] ?? 3);
const rounds = 5;
const connections = 50;
const ports = { site: 9311, sirv: 9312 };

/** @type {import("../../src/hosting/manifest").Manifest} */
const { files } = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
const picture = files.find(
  ({ type, file }) => type === "image/avif" && statSync(path.join("public", file)).size > 20_000,
);
const targets = {
  page: "/",
  article: files.find(({ path }) => path.startsWith("/blog/"))?.path,
  picture: picture?.path,
};

const autocannon = requireOf("autocannon@9.0.0", "sirv@3.0.2")("autocannon");
const sirv = `require("node:http").createServer(
  require("${folder}/node_modules/sirv")("public", { brotli: true, gzip: true, etag: true, maxAge: 0 })
).listen(${ports.sirv}, "127.0.0.1")`;
const servers = [await startServer(ports.site), await startProgram(["-e", sirv], ports.sirv)];

/** @param {string} url @returns {Promise<{ perSecond: number, p99: number, failed: number }>} */
const load = async (url) => {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors };
};

console.log(`${os.cpus().length} × ${os.cpus()[0]?.model ?? "?"}, Node ${process.version}, load ${os.loadavg()}`);
console.log(`medians of ${rounds} rounds of ${seconds} s with ${connections} connections, turn and turn about`);
/** @type {Record<string, object>} */
const table = {};
for (const [what, target] of Object.entries(targets)) {
  // A site may have no articles or no large image.
  if (target === undefined) continue;
  /** @type {Record<"site" | "sirv", Awaited<ReturnType<typeof load>>>[]} */
  const measured = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({
      sirv: await load(`http://127.0.0.1:${ports.sirv}${target}`),
      site: await load(`http://127.0.0.1:${ports.site}${target}`),
    });
  /** @param {"site" | "sirv"} who @param {"perSecond" | "p99" | "failed"} name */
  const middle = (who, name) => Math.round(median(measured.map((round) => round[who][name])));
  table[what] = {
    "site/s": middle("site", "perSecond"),
    "sirv/s": middle("sirv", "perSecond"),
    ratio: Number(median(measured.map(({ site, sirv }) => site.perSecond / sirv.perSecond)).toFixed(2)),
    "site p99 (ms)": middle("site", "p99"),
    "sirv p99 (ms)": middle("sirv", "p99"),
    failed: middle("site", "failed") + middle("sirv", "failed"),
  };
}
console.table(table);
await Promise.all(servers.map((server) => server.stop()));
