// Compares the enquiries accepted per second with bare inserts of the same two rows into the same tables, in durable
// transactions.
// Usage, once the site is built: node tools/bench/enquiries.mjs [seconds of each round]
import os from "node:os";
import path from "node:path";
import Database from "libsql";
import pg from "pg";
import { ensurePostgres, startPostgres } from "../run/postgres.mjs";
import { fields, folder, median, requireOf, startServer } from "./server.mjs";

const seconds = Number(process.argv[2] ?? 3);
const rounds = 5;
const senders = 16;
const port = 9310;
const autocannon = requireOf("autocannon@9.0.0")("autocannon");

const { firstName, lastName, form, ...others } = fields;
const tables = () => {
  const [reference, now] = [crypto.randomUUID(), new Date().toISOString()];
  const kept = { first_name: firstName, last_name: lastName, attribution: "{}", client_hash: "0".repeat(32) };
  const state = { reference, received_at: now, form, quarantine_reasons: "[]", quarantined: 0 };
  const due = { attempts: 0, created_at: now, next_attempt_at: now };
  return {
    enquiry: { ...state, ...kept, ...others },
    delivery: { reference, channel: "mail", status: "pending", ...due },
  };
};

const texts = Object.entries(tables()).map(([table, row]) => {
  const names = Object.keys(row);
  return `insert into ${table} (${names}) values (${names.map((_name, index) => `$${index + 1}`)})`;
});
const values = () => Object.values(tables()).map((row) => Object.values(row));

const sqlite = () => {
  const database = new Database(path.join(folder, "enquiries.db"));
  database.exec("pragma synchronous = FULL; pragma foreign_keys = ON; pragma busy_timeout = 5000");
  const statements = texts.map((text) => database.prepare(text.replaceAll(/\$\d+/g, "?")));
  const insert = async () => {
    database.exec("begin immediate");
    values().forEach((row, index) => statements[index]?.run(row));
    database.exec("commit");
  };
  return { insert, close: async () => void database.close() };
};

/** @param {string} connectionString */
const postgres = (connectionString) => {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // The server may stop while connections are still closing.
  pool.on("error", () => undefined);
  const insert = async () => {
    const client = await pool.connect();
    await client.query("begin");
    for (const [index, row] of values().entries()) await client.query(texts[index] ?? "", row);
    await client.query("commit");
    client.release();
  };
  return { insert, close: () => pool.end() };
};

/** @param {() => Promise<unknown>} insert @returns {Promise<number>} inserts per second */
const bareRate = async (insert) => {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const sender = async () => {
    for (; performance.now() < end; count += 1) await insert();
  };
  await Promise.all(Array.from({ length: senders }, sender));
  return count / seconds;
};

/** @returns {Promise<number>} accepted enquiries per second */
const acceptedRate = async () => {
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}/api/contact`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
    connections: senders,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} enquiries were not accepted`);
  return requests.average;
};

/** @param {string} url @param {typeof postgres | typeof sqlite} open */
const measure = async (url, open) => {
  const server = await startServer(port, { DATABASE_URL: url });
  await acceptedRate();
  const bare = open(url);
  const measured = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ bare: await bareRate(bare.insert), accepted: await acceptedRate() });
  await server.stop();
  await bare.close();
  const ratio = median(measured.map((one) => one.accepted / one.bare)).toFixed(2);
  const [accepted, inserts] = [measured.map((one) => one.accepted), measured.map((one) => one.bare)].map(median);
  console.log(
    `${url.split(":")[0]}: accepted ${accepted?.toFixed(0)}/s, bare ${inserts?.toFixed(0)}/s, ratio ${ratio}`,
  );
};

console.log(
  `${os.cpus().length} × ${os.cpus()[0]?.model}, ${senders} senders, ${rounds} rounds of ${seconds} s, load ${os.loadavg()}`,
);
await measure(`file:${folder}/enquiries.db`, sqlite);
const programs = await ensurePostgres();
if (programs !== undefined) {
  const { url, stop } = await startPostgres(programs);
  await measure(url, postgres);
  await stop();
}
