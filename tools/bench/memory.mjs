// Shows whether the server's memory stays flat over 200,000 mixed requests.
// Usage, once the site is built: node tools/bench/memory.mjs [requests]
import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { folder, requireOf, startServer } from "./server.mjs";

const total = Number(process.argv[2] ?? 200_000);
const steps = 10;
const port = 9313;
const megabyte = 1024 * 1024;

/** @type {import("../../src/hosting/manifest").Manifest} */
const { files, redirects } = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
const large = files.filter(({ file }) => statSync(path.join("public", file)).size > 500_000);
const requests = files.flatMap(({ path }, index) => [
  { path: encodeURI(path) },
  { path: encodeURI(path), headers: { "accept-encoding": "br, gzip" } },
  { path: "/", headers: { "if-none-match": "*" } },
  { path: large[index % large.length]?.path, headers: { range: `bytes=${index}-99999` } },
  { path: `/no-such-page/${index}?q=${index}` },
  { path: redirects[index % redirects.length]?.from },
  { path: "/api/form-token" },
  { path: "/about", method: "POST" },
]);

// Preloaded: reports the memory after a garbage collection on request.
const report = path.join(folder, "report.cjs");
writeFileSync(
  report,
  `process.on("message", () => { globalThis.gc(); process.send(process.memoryUsage()); });
process.channel.unref();`,
);
const autocannon = requireOf("autocannon@9.0.0")("autocannon");
const server = await startServer(port, {}, ["--expose-gc", "--require", report]);

console.log(`load ${os.loadavg()}`);
for (let step = 0; step <= steps; step += 1) {
  const amount = total / steps;
  if (step > 0) await autocannon({ url: `http://127.0.0.1:${port}`, connections: 50, amount, requests });
  server.process.send("memory");
  const [{ heapUsed, arrayBuffers, rss }] = await once(server.process, "message");
  const [heap, buffers, resident] = [heapUsed, arrayBuffers, rss].map((bytes) => (bytes / megabyte).toFixed(1));
  console.log(`${step * amount} requests: heap ${heap} MB, buffers ${buffers} MB, resident ${resident} MB`);
}
await server.stop();
