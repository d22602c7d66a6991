// Whether the server's memory stays flat over 200,000 requests of every kind.
// Usage: node tools/bench/memory.mjs [requests]
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { Agent, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { ensureBuild } from "../run/build.mjs";
import { startServer } from "./serve/site.mjs";
import { row } from "./table.mjs";

const total = Number(process.argv[2] ?? 200_000);
const steps = 10;
const senders = 50;
const port = 9313;
const megabyte = 1024 * 1024;

await ensureBuild();
/** @type {import("../../src/hosting/manifest").Manifest} */
const { files, redirects } = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
const ranged = files.filter(({ file }) => statSync(path.join("public", file)).size > 500_000);
const agent = new Agent({ keepAlive: true, maxSockets: senders });

/** @param {number} index @returns {import("node:http").RequestOptions} */
const kind = (index) => {
  const file = files[index % files.length]?.path ?? "/";
  /** @type {import("node:http").RequestOptions[]} */
  const kinds = [
    { path: encodeURI(file) },
    { path: encodeURI(file), headers: { "accept-encoding": "br, gzip" } },
    { path: "/", headers: { "if-none-match": "*" } },
    { path: ranged[index % ranged.length]?.path ?? "/", headers: { range: `bytes=${index % 1000}-99999` } },
    { path: `/no-such-page/${index}?q=${index}` },
    { path: redirects[index % redirects.length]?.from ?? "/about/" },
    { path: "/api/form-token" },
    { path: "/about", method: "POST" },
  ];
  return kinds[index % kinds.length] ?? { path: "/" };
};

/** @param {number} index @returns {Promise<void>} */
const ask = (index) =>
  new Promise((resolve) => {
    const sent = request({ port, agent, ...kind(index) }, (response) => {
      // Now and then a client goes away in the middle.
      if (index % 1000 === 999) response.destroy();
      response.resume().on("close", resolve);
    });
    sent.on("error", () => resolve()).end();
  });

const folder = mkdtempSync(path.join(os.tmpdir(), "memory-bench-"));
const report = new URL("./serve/report-memory.cjs", import.meta.url).pathname;
const server = await startServer(folder, port, ["--expose-gc", "--require", report]);

/** @returns {Promise<NodeJS.MemoryUsage>} */
const memory = async () => {
  server.process.send("memory");
  const [usage] = await once(server.process, "message");
  return usage;
};

let asked = 0;
/** @param {number} until */
const sender = async (until) => {
  while (asked < until) await ask(asked++);
};

row(["requests", "heap MB", "buffers MB", "resident MB"]);
for (let step = 0; step <= steps; step += 1) {
  await Promise.all(Array.from({ length: senders }, () => sender((total / steps) * step)));
  const { heapUsed, arrayBuffers, rss } = await memory();
  row([asked, ...[heapUsed, arrayBuffers, rss].map((bytes) => (bytes / megabyte).toFixed(1))]);
}
agent.destroy();
await server.stop();
rmSync(folder, { recursive: true, force: true });
