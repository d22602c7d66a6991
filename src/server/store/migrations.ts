import { type Kysely, type Migration, sql } from "kysely";
import type { Migrations } from "./migrate";
import type { Tables } from "./tables";

const first: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("enquiry")
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("form", "text")
      .addColumn("idempotency_key", "text", (column) => column.unique())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("service", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("attribution", "text", (column) => column.notNull())
      .addColumn("client_hash", "text")
      .addColumn("quarantine_reasons", "text", (column) => column.notNull())
      .addColumn("quarantined", "integer", (column) => column.notNull())
      .addColumn("released_at", "text")
      .execute();
    await db.schema.createIndex("enquiry_received").on("enquiry").column("received_at").execute();
    await db.schema
      .createIndex("enquiry_email")
      .on("enquiry")
      .expression(sql`lower(email)`)
      .execute();
    await db.schema
      .createTable("delivery")
      .addColumn("reference", "text", (column) => column.notNull().references("enquiry.reference").onDelete("cascade"))
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("lease", "text")
      .addColumn("lease_until", "text")
      .addColumn("delivered_at", "text")
      .addColumn("last_error", "text")
      .addPrimaryKeyConstraint("delivery_key", ["reference", "channel"])
      .execute();
    await db.schema
      .createIndex("delivery_due")
      .on("delivery")
      .columns(["status", "channel", "next_attempt_at"])
      .execute();
    await db.schema
      .createTable("secret")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};

const second: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("acknowledged")
      .addColumn("mailbox", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("acknowledged_key", ["mailbox", "day"])
      .execute();
    await db.schema
      .createTable("readiness")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("checked_at", "text", (column) => column.notNull())
      .addColumn("padding", "text", (column) => column.notNull())
      .execute();
  },
};

/** One that was released is never changed: a correction is a new one. */
export const enquiryMigrations: Migrations = { "0001-enquiries": first, "0002-acknowledged-and-readiness": second };
