import { type Kysely, type Selectable, sql } from "kysely";
import type { Channel, EnquiryStore, NewEnquiry, StoredEnquiry } from "./enquiry-store";
import { enquiryOf, enquiryRow, moment } from "./rows";
import type { Tables } from "./tables";

type Database = Kysely<Tables>;
type DeliveryRow = Selectable<Tables["delivery"]>;

const insertDeliveries = async (db: Database, reference: string, channels: readonly Channel[], due: Date) => {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => ({
    reference,
    channel,
    status: "pending" as const,
    attempts: 0,
    created_at: moment(due),
    next_attempt_at: moment(due),
  }));
  await db.insertInto("delivery").values(rows).execute();
};

const referenceOf = async (db: Database, key: string): Promise<string | undefined> => {
  const row = await db.selectFrom("enquiry").select("reference").where("idempotency_key", "=", key).executeTakeFirst();
  return row?.reference;
};

const add = async (
  db: Database,
  enquiry: NewEnquiry,
  channels: readonly Channel[],
): ReturnType<EnquiryStore["add"]> => {
  const isNew = await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("enquiry")
      .values(enquiryRow(enquiry))
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("reference")
      .executeTakeFirst();
    if (added !== undefined) await insertDeliveries(transaction, added.reference, channels, enquiry.receivedAt);
    return added !== undefined;
  });
  if (isNew) return { reference: enquiry.reference, duplicate: false };
  const earlier = await referenceOf(db, enquiry.idempotencyKey ?? "");
  // Erased between the two statements: what was refused as a duplicate is none any more.
  return earlier === undefined ? add(db, enquiry, channels) : { reference: earlier, duplicate: true };
};

const withDeliveries = async (
  db: Database,
  rows: Selectable<Tables["enquiry"]>[],
  since: Date | undefined,
): Promise<StoredEnquiry[]> => {
  const received = db.selectFrom("enquiry").select("reference");
  const wanted = since === undefined ? received : received.where("received_at", ">=", moment(since));
  const all = await db.selectFrom("delivery").selectAll().where("reference", "in", wanted).orderBy("channel").execute();
  const byReference = new Map<string, DeliveryRow[]>();
  for (const row of all) byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row]);
  return rows.map((row) => enquiryOf(row, byReference.get(row.reference) ?? []));
};

/** An enquiry and its deliveries. */
export const findEnquiry = async (db: Database, reference: string): Promise<StoredEnquiry | undefined> => {
  const row = await db.selectFrom("enquiry").selectAll().where("reference", "=", reference).executeTakeFirst();
  if (row === undefined) return undefined;
  const deliveries = await db
    .selectFrom("delivery")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("channel")
    .execute();
  return enquiryOf(row, deliveries);
};

/** The methods of a store that keep, show and delete enquiries. */
export const enquiryMethods = (
  db: Database,
): Pick<EnquiryStore, "add" | "referenceOf" | "list" | "find" | "release" | "erase" | "purge"> => ({
  add: (enquiry, channels) => add(db, enquiry, channels),
  referenceOf: (key) => referenceOf(db, key),
  find: (reference) => findEnquiry(db, reference),

  list: async ({ since, quarantined = false } = {}) => {
    const rows = await db
      .selectFrom("enquiry")
      .selectAll()
      .$if(since !== undefined, (query) => query.where("received_at", ">=", moment(since ?? new Date(0))))
      .$if(!quarantined, (query) => query.where("quarantined", "=", 0))
      .orderBy("received_at", "desc")
      .orderBy("reference")
      .execute();
    return withDeliveries(db, rows, since);
  },

  release: (reference, channels, at) =>
    db.transaction().execute(async (transaction) => {
      const released = await transaction
        .updateTable("enquiry")
        .set({ quarantined: 0, released_at: moment(at) })
        .where("reference", "=", reference)
        .where("quarantined", "=", 1)
        .returning("reference")
        .executeTakeFirst();
      if (released !== undefined) await insertDeliveries(transaction, reference, channels, at);
      return released !== undefined;
    }),

  erase: (email) =>
    db.transaction().execute(async (transaction) => {
      const sent = sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
      return (await transaction.deleteFrom("enquiry").where(sent).returning("reference").execute()).length;
    }),

  purge: (before) =>
    db.transaction().execute(async (transaction) => {
      const old = transaction.deleteFrom("enquiry").where("received_at", "<", moment(before));
      return (await old.returning("reference").execute()).length;
    }),
});
