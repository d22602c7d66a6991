// Enquiries accepted per second, and how long each waits, beside what the bare store does in the same run.
// Usage: node tools/bench/enquiries.mjs [seconds of each round]
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { ensureBuild } from "../run/build.mjs";
import { ensurePostgres } from "../run/postgres.mjs";
import { startPostgres } from "../run/postgres-server.mjs";
import { bareStore } from "./enquiries/bare.mjs";
import { fields } from "./enquiries/fields.mjs";
import { load } from "./enquiries/load.mjs";
import { median, row } from "./table.mjs";

const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;
const concurrencies = [1, 16, 64];

/** @param {string} databaseUrl */
const startFunction = async (databaseUrl) => {
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: "999999/1", RETENTION_DAYS: "9999" };
  const server = new URL("./enquiries/server.mjs", import.meta.url);
  const child = fork(server, { env: { ...process.env, ...settings }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [port] = /** @type {[number]} */ (await once(child, "message"));
  const stop = async () => {
    child.disconnect();
    await once(child, "exit");
  };
  return { port, stop };
};

/** @param {number} port @param {Agent} agent @returns {Promise<void>} */
const post = (port, agent) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ ...fields, idempotencyKey: randomUUID() });
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request({ port, agent, path: "/api/contact", method: "POST", headers }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });

/**
 * Turn and turn about, since a disk is not always as fast: the medians of the rounds.
 *
 * @param {string} store
 * @param {string} databaseUrl
 */
const measure = async (store, databaseUrl) => {
  const { port, stop } = await startFunction(databaseUrl);
  const agent = new Agent({ keepAlive: true });
  await load(4, 1, () => post(port, agent));
  const bare = bareStore(databaseUrl);
  for (const senders of concurrencies) {
    /** @type {(import("./enquiries/load.mjs").Measured & { bare: number, ratio: number })[]} */
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await load(senders, seconds, bare.write);
      const accepted = await load(senders, seconds, () => post(port, agent));
      measured.push({ ...accepted, bare: alone.perSecond, ratio: accepted.perSecond / alone.perSecond });
    }
    /** @param {"perSecond" | "p50" | "p99" | "bare" | "ratio"} name */
    const middle = (name) => median(measured.map((one) => one[name]));
    const [rate, alone] = [middle("perSecond").toFixed(0), middle("bare").toFixed(0)];
    row([store, senders, rate, middle("p50").toFixed(1), middle("p99").toFixed(1), alone, middle("ratio").toFixed(2)]);
  }
  agent.destroy();
  await bare.close();
  await stop();
};

await ensureBuild();
console.log(
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? "?"}, Node ${process.version}, ${rounds} rounds of ${seconds} s`,
);
row(["store", "senders", "accepted/s", "p50 ms", "p99 ms", "bare/s", "ratio"]);
const folder = mkdtempSync(path.join(os.tmpdir(), "enquiries-bench-"));
await measure("sqlite", `file:${folder}/enquiries.db`);
const programs = await ensurePostgres();
if (programs === undefined) console.log("postgres: no server can be had here");
else {
  const { url, stop } = await startPostgres(programs);
  await measure("postgres", url);
  await stop();
}
rmSync(folder, { recursive: true, force: true });
