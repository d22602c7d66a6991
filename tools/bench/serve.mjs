// Requests a second and how long they wait, of the built site's server beside nginx with the same files in the same run.
// Usage: node tools/bench/serve.mjs [seconds of each round]
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBuild } from "../run/build.mjs";
import { installedNginx } from "../run/nginx.mjs";
import { startNginx } from "./serve/nginx.mjs";
import { answering, startServer } from "./serve/site.mjs";
import { ensureWrk, wrk } from "./serve/wrk.mjs";
import { median, row } from "./table.mjs";

const seconds = Number(process.argv[2] ?? 3);
const rounds = 5;
const ports = { site: 9311, nginx: 9312 };

await ensureBuild();
await ensureWrk();
const program = installedNginx();
if (program === undefined) throw new Error("nginx is needed: install it, for example as Debian's package");

/** @type {import("../../src/hosting/manifest").Manifest} */
const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
const picture = manifest.files.find(
  ({ type, file }) => type === "image/avif" && statSync(path.join("public", file)).size > 20_000,
);
const targets = { page: "/", picture: picture?.path ?? "/favicon.svg" };

const folder = mkdtempSync(path.join(os.tmpdir(), "serve-bench-"));
const nginx = await startNginx(program, folder, path.resolve("public"), ports.nginx, manifest.headers);
const site = await startServer(folder, ports.site);
await answering(`http://127.0.0.1:${ports.nginx}/`);

console.log(`${os.cpus().length} × ${os.cpus()[0]?.model ?? "?"}, Node ${process.version}`);
console.log(
  `medians of ${rounds} rounds of ${seconds} s, turn and turn about; wrk, nginx and the server share the cores`,
);
row(["what", "connections", "site/s", "p99 ms", "failed", "nginx/s", "p99 ms", "failed", "ratio"]);
for (const [what, target] of Object.entries(targets)) {
  for (const connections of [1, 50, 500]) {
    /** @type {{ site: import("./serve/wrk.mjs").Measured, nginx: import("./serve/wrk.mjs").Measured }[]} */
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push({
        nginx: await wrk(`http://127.0.0.1:${ports.nginx}${target}`, connections, seconds),
        site: await wrk(`http://127.0.0.1:${ports.site}${target}`, connections, seconds),
      });
    }
    /** @param {"site" | "nginx"} who @param {keyof import("./serve/wrk.mjs").Measured} name */
    const middle = (who, name) => median(measured.map((round) => round[who][name]));
    /** @param {"site" | "nginx"} who */
    const cells = (who) => [
      middle(who, "perSecond").toFixed(0),
      middle(who, "p99").toFixed(2),
      measured.reduce((sum, round) => sum + round[who].failed, 0),
    ];
    const ratio = median(measured.map((round) => round.site.perSecond / round.nginx.perSecond));
    row([what, connections, ...cells("site"), ...cells("nginx"), ratio.toFixed(2)]);
  }
}
await site.stop();
await nginx.stop();
rmSync(folder, { recursive: true, force: true });
