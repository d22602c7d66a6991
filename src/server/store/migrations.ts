import { type Kysely, sql } from "kysely";
import type { Tables } from "./rows";

/** In order. Never change a released one; new ones only add, since older instances keep running meanwhile. */
const migrations: Record<string, (postgres: boolean) => string[]> = {
  "0001-enquiries": () => [
    `create table enquiry (
      reference text primary key, received_at text not null, form text, idempotency_key text unique,
      first_name text not null, last_name text not null, email text not null, phone text not null,
      service text not null, message text not null, attribution text not null, client_hash text,
      quarantine_reasons text not null, quarantined integer not null, released_at text)`,
    "create index enquiry_received on enquiry (received_at)",
    "create index enquiry_email on enquiry (lower(email))",
    `create table delivery (
      reference text not null references enquiry (reference) on delete cascade, channel text not null,
      status text not null, attempts integer not null, created_at text not null, next_attempt_at text not null,
      lease text, lease_until text, delivered_at text, last_error text,
      constraint delivery_key primary key (reference, channel))`,
    "create index delivery_due on delivery (status, channel, next_attempt_at)",
    "create table secret (name text primary key, value text not null)",
  ],
  "0002-acknowledged-and-readiness": () => [
    "create table acknowledged (mailbox text not null, day text not null, constraint acknowledged_key primary key (mailbox, day))",
    "create table readiness (id integer primary key, checked_at text not null, padding text not null)",
  ],
  "0003-alerts-and-rate-limit": (postgres) => [
    "create table alert (kind text primary key, told integer not null, told_at text not null)",
    // Unlogged, so that counting does not wait for the disk. Earlier versions created it at their start.
    ...(postgres
      ? [
          `create unlogged table if not exists rate_limit (
            key varchar(255) primary key, points integer not null default 0, expire bigint)`,
        ]
      : []),
  ],
  "0004-details": () => ["alter table enquiry add column details text not null default '{}'"],
};

/**
 * Runs the missing migrations in one transaction, and in one process at a time. The lock and the table of names are
 * those of Kysely's migrator, which earlier versions used.
 */
export const migrate = (db: Kysely<Tables>, postgres: boolean): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // Released with the transaction, so that it works behind a pooler. SQLite has one writer at a time anyway.
    if (postgres) await sql`select pg_advisory_xact_lock(7204635118)`.execute(transaction);
    const columns = sql`name varchar(255) not null primary key, timestamp varchar(255) not null`;
    await sql`create table if not exists kysely_migration (${columns})`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(transaction);
    for (const [name, statements] of Object.entries(migrations)) {
      if (rows.some((row) => row.name === name)) continue;
      for (const statement of statements(postgres)) await sql.raw(statement).execute(transaction);
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(transaction);
    }
  });
