import { type Kysely, type Selectable, sql } from "kysely";
import { batchedAdd, deliveryRows } from "./add-enquiries";
import type { EnquiryStore, StoredEnquiry } from "./enquiry-store";
import { enquiryOf, moment } from "./rows";
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
): Pick<EnquiryStore, "add" | "referenceOf" | "list" | "find" | "release" | "erase" | "purge"> => ({
  add: batchedAdd(db),
  referenceOf: async (key) => {
    const keyed = db.selectFrom("enquiry").select("reference").where("idempotency_key", "=", key);
    return (await keyed.executeTakeFirst())?.reference;
  },
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
      if (released !== undefined && channels.length > 0) {
        await transaction
          .insertInto("delivery")
          .values(deliveryRows(reference, channels, at))
          .execute();
      }
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
