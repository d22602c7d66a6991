// The bare store: the same two rows an enquiry, each pair in a durable transaction, and nothing else.
import { randomUUID } from "node:crypto";
import Database from "libsql";
import pg from "pg";
import { fields } from "./fields.mjs";

const columns = [
  "reference",
  "received_at",
  "form",
  "idempotency_key",
  "first_name",
  "last_name",
  "email",
  "phone",
  "service",
  "message",
  "attribution",
  "client_hash",
  "quarantine_reasons",
  "quarantined",
];
const deliveryColumns = ["reference", "channel", "status", "attempts", "created_at", "next_attempt_at"];

const rows = () => {
  const reference = randomUUID();
  const now = new Date().toISOString();
  const { firstName, lastName, email, phone, service, message } = fields;
  const enquiry = [reference, now, "contact", randomUUID(), firstName, lastName, email, phone, service, message];
  return {
    enquiry: [...enquiry, "{}", "0".repeat(32), "[]", 0],
    delivery: [reference, "mail", "pending", 0, now, now],
  };
};

/** @param {string} table @param {string[]} names @param {(index: number) => string} mark */
const insert = (table, names, mark) =>
  `insert into ${table} (${names.join(", ")}) values (${names.map((_name, index) => mark(index)).join(", ")})`;

/** @param {string} url */
const sqliteWriter = (url) => {
  const database = new Database(url.replace("file:", ""));
  database.exec("pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON");
  const enquiry = database.prepare(insert("enquiry", columns, () => "?"));
  const delivery = database.prepare(insert("delivery", deliveryColumns, () => "?"));
  const write = () => {
    const row = rows();
    database.exec("begin immediate");
    enquiry.run(row.enquiry);
    delivery.run(row.delivery);
    database.exec("commit");
    return Promise.resolve();
  };
  return { write, close: async () => void database.close() };
};

/** @param {string} url */
const postgresWriter = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  /** @param {number} index */
  const mark = (index) => `$${index + 1}`;
  const write = async () => {
    const row = rows();
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query(insert("enquiry", columns, mark), row.enquiry);
      await client.query(insert("delivery", deliveryColumns, mark), row.delivery);
      await client.query("commit");
    } finally {
      client.release();
    }
  };
  return { write, close: () => pool.end() };
};

/**
 * @param {string} url of a database in which the site has made its tables
 * @returns {{ write: () => Promise<void>, close: () => Promise<void> }} `write` stores one enquiry
 */
export const bareStore = (url) => (url.startsWith("file:") ? sqliteWriter(url) : postgresWriter(url));
