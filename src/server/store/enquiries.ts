import { type Kysely, type Selectable, sql } from "kysely";
import { addEnquiry, insertDeliveries, mailbox, referenceOf } from "./add-enquiry";
import type { EnquiryStore, StoredEnquiry } from "./enquiry-store";
import { dateOf, enquiryOf, moment } from "./rows";
import type { Tables } from "./tables";

type Database = Kysely<Tables>;
type DeliveryRow = Selectable<Tables["delivery"]>;

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
): Pick<EnquiryStore, "add" | "referenceOf" | "list" | "find" | "release" | "erase" | "ages" | "purge"> => ({
  add: addEnquiry(db),
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
        .returning(["reference", "email"])
        .executeTakeFirst();
      if (released !== undefined) await insertDeliveries(transaction, released, channels, at);
      return released !== undefined;
    }),

  erase: (email) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("acknowledged").where("mailbox", "=", mailbox(email)).execute();
      const sent = sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
      return (await transaction.deleteFrom("enquiry").where(sent).returning("reference").execute()).length;
    }),

  ages: async (before) => {
    const { total, old, oldest, newest } = await db
      .selectFrom("enquiry")
      .select(({ fn }) => [
        fn.countAll().as("total"),
        fn.countAll().filterWhere("received_at", "<", moment(before)).as("old"),
        fn.min("received_at").as("oldest"),
        fn.max("received_at").as("newest"),
      ])
      .executeTakeFirstOrThrow();
    // Both are null when there are no rows, whatever the types say.
    const dates = { oldest: dateOf(oldest as string | null), newest: dateOf(newest as string | null) };
    return { total: Number(total), old: Number(old), ...dates };
  },

  purge: (before) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("acknowledged").where("day", "<", moment(before).slice(0, 10)).execute();
      const old = transaction.deleteFrom("enquiry").where("received_at", "<", moment(before));
      return (await old.returning("reference").execute()).length;
    }),
});
