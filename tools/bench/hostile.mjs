// How long pages and /healthz wait while eight clients send the most expensive requests they can, and whether memory
// stays flat. Exits with 1 when /healthz takes more than 100 ms, a page more than 50 ms (p99), or an answer is a 5xx.
// Usage: node tools/bench/hostile.mjs [requests] [kind,kind…]     RATE_LIMIT=off lets all of them reach the database
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { ensureBuild } from "../run/build.mjs";
import { fields } from "./enquiries/fields.mjs";
import { startServer } from "./serve/site.mjs";
import { row } from "./table.mjs";

const port = 9314;
const clients = 8;
const steps = 8;
const timeoutMs = 30_000;

/** @param {string} type @param {string | Buffer} body */
const post = (type, body) => {
  const headers = { "content-type": `application/${type}`, accept: "text/html" };
  return { method: "POST", path: "/api/contact", headers, body };
};
const form = (/** @type {string | Buffer} */ body) => post("x-www-form-urlencoded", body);

const encoded = new URLSearchParams(fields).toString();
const deep = "[".repeat(49_000) + "]".repeat(49_000);
const manyFields = Array.from({ length: 25_000 }, (_, index) => index.toString(36)).join("&");
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 8000 }, (_, index) => [`key${index}`, 0])));
const hosts = ["evil.example", "localhost:99999", "[::1", "a@b", "*", "x".repeat(4000)];
const outside = ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cetc", "/%00", "/%ff", "//etc/passwd"];

/** @type {Record<string, (turn: number) => import("node:http").RequestOptions & { body?: string | Buffer }>} */
const kinds = {
  fields: () => form(manyFields),
  refused: () => form(encoded.replace(/email=[^&]*/, "email=none")),
  key: () => form(`${encoded}&idempotencyKey=a%00b`),
  received: () => ({ path: "/api/enquiry-received?reference=7QX2-M4KD" }),
  deep: () => post("json", deep),
  keys: () => post("json", manyKeys),
  nested: () => post("json", `{"message":${deep.slice(50, -50)},"firstName":{"a":[1]}}`),
  hosts: (turn) => ({ path: "/about", headers: { host: hosts[turn % hosts.length] ?? "" } }),
  readyz: () => ({ path: "/readyz" }),
  traversal: (turn) => ({ path: outside[turn % outside.length] ?? "/" }),
  missing: (turn) => ({ path: `/no-such-page/${turn}?q=${"x".repeat(2000)}` }),
  oversized: () => form(Buffer.alloc(300_000, "x")),
};

/**
 * @param {import("node:http").RequestOptions & { body?: string | Buffer }} options
 * @returns {Promise<string>} the class of the answer's status, or what came instead of an answer
 */
const ask = ({ body, ...options }) =>
  new Promise((resolve) => {
    const sent = request({ host: "127.0.0.1", port, timeout: timeoutMs, ...options }, (response) => {
      response.resume().once("close", () => resolve(`${Math.floor((response.statusCode ?? 0) / 100)}xx`));
    });
    sent.on("timeout", () => sent.destroy(new Error("timeout")));
    // A server may end the connection of a body that it refuses.
    sent.on("error", (error) => resolve(error.message === "timeout" ? "timeout" : "reset"));
    sent.end(body);
  });

/** The hostile clients. They have a thread of their own, so that what they do delays no measurement. */
const attack = async () => {
  const { total, chosen } = workerData;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  /** @type {Record<string, number>} */
  const answers = {};
  let asked = 0;
  const client = async () => {
    while (asked < total) {
      const turn = asked++;
      const kind = kinds[chosen[turn % chosen.length]] ?? (() => ({ path: "/" }));
      const answer = await ask({ agent, ...kind(Math.floor(turn / chosen.length)) });
      answers[answer] = (answers[answer] ?? 0) + 1;
      if ((turn + 1) % Math.ceil(total / steps) === 0) parentPort?.postMessage({ asked: turn + 1 });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  parentPort?.postMessage({ answers });
};

/** @param {number[]} values @param {number} part */
const percentile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

const measure = async () => {
  const total = Number(process.argv[2] ?? 40_000);
  const chosen = process.argv[3]?.split(",") ?? Object.keys(kinds);
  await ensureBuild();
  const folder = mkdtempSync(path.join(os.tmpdir(), "hostile-bench-"));
  const report = new URL("./serve/report-memory.cjs", import.meta.url).pathname;
  const { RATE_LIMIT = "" } = process.env;
  const server = await startServer(folder, port, ["--expose-gc", "--require", report], { RATE_LIMIT });
  // One that hangs does not say what it holds.
  const resident = () => {
    const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
    return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(1);
  };
  let asked = 0;
  server.process.on("message", (/** @type {NodeJS.MemoryUsage} */ { heapUsed }) =>
    row(["", asked, (heapUsed / 1024 / 1024).toFixed(1), resident()]),
  );
  /** @type {Record<string, number[]>} */
  const waits = { "/healthz": [], "/": [] };
  const agent = new Agent({ keepAlive: true });
  const probes = setInterval(() => {
    for (const [target, times] of Object.entries(waits)) {
      const start = performance.now();
      void ask({ agent, path: target }).then((answer) =>
        times.push(answer === "2xx" ? performance.now() - start : timeoutMs),
      );
    }
  }, 50);

  console.log(`${total} requests of ${clients} clients: ${chosen.join(", ")}`);
  row(["", "requests", "heap MB", "resident MB"]);
  server.process.send("memory");
  const begin = performance.now();
  const attackers = new Worker(new URL(import.meta.url), { workerData: { total, chosen } });
  /** @type {Record<string, number>} */
  let answers = { unfinished: 1 };
  attackers.on("message", (message) => {
    answers = message.answers ?? answers;
    if (message.asked === undefined) return;
    asked = message.asked;
    server.process.send("memory");
  });
  setTimeout(() => void attackers.terminate(), 15 * 60_000).unref();
  await once(attackers, "exit");
  clearInterval(probes);
  // The last row, from a server that still answers.
  await Promise.race([once(server.process, "message"), new Promise((resolve) => setTimeout(resolve, 2000))]);
  row(["", "p50 ms", "p95 ms", "p99 ms", "max ms"]);
  for (const [target, times] of Object.entries(waits)) {
    row([target, ...[0.5, 0.95, 0.99, 1].map((part) => percentile(times, part).toFixed(1))]);
  }
  console.log(`answers in ${((performance.now() - begin) / 1000).toFixed(0)} s:`, answers);
  console.log(`resident at the end: ${resident()} MB`);
  const isSlow = percentile(waits["/healthz"] ?? [], 0.99) > 100 || percentile(waits["/"] ?? [], 0.99) > 50;
  if (isSlow || answers["5xx"] || answers["timeout"] || answers["unfinished"]) process.exitCode = 1;
  // One that hangs ends by nothing else.
  server.process.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
};

await (isMainThread ? measure() : attack());
