import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool, type Transaction } from "kysely";
import { groupBy } from "../../domain/group-by";
import type { Channel, NewEnquiry, StoredEnquiry } from "./enquiry-store";
import { enquiryOf, enquiryRow, moment, type Tables } from "./rows";

type Database = Kysely<Tables>;

/** Mail to `name+anything@host` reaches `name@host` at most providers, and Gmail ignores the dots of a name. */
const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@")
    .replace(/@googlemail\.com$/, "@gmail.com")
    .replaceAll(/\.(?=.*@gmail\.com$)/g, "");

/** Drops the acknowledgement if the mailbox got one today: anyone can enter anyone's address into a form. */
const owedChannels = async (
  transaction: Transaction<Tables>,
  email: string,
  channels: readonly Channel[],
  at: Date,
): Promise<readonly Channel[]> => {
  if (!channels.includes("acknowledgement")) return channels;
  const first = await transaction
    .insertInto("acknowledged")
    .values({ mailbox: mailbox(email), day: moment(at).slice(0, 10) })
    .onConflict((conflict) => conflict.columns(["mailbox", "day"]).doNothing())
    .returning("day")
    .executeTakeFirst();
  return first === undefined ? channels.filter((channel) => channel !== "acknowledgement") : channels;
};

const insertDeliveries = async (
  transaction: Transaction<Tables>,
  { reference, email }: Pick<NewEnquiry, "reference" | "email">,
  channels: readonly Channel[],
  due: Date,
): Promise<void> => {
  const owed = await owedChannels(transaction, email, channels, due);
  if (owed.length === 0) return;
  const at = moment(due);
  const row = { reference, status: "pending", attempts: 0, created_at: at, next_attempt_at: at } as const;
  await transaction
    .insertInto("delivery")
    .values(owed.map((channel) => ({ ...row, channel })))
    .execute();
};

/** Returns the matching enquiries with their deliveries, newest first. */
const enquiriesWhere = async (
  db: Database,
  condition: (eb: ExpressionBuilder<Tables, "enquiry">) => Expression<SqlBool>,
): Promise<StoredEnquiry[]> => {
  const matching = db.selectFrom("enquiry").where(condition);
  const rows = await matching.selectAll().orderBy("received_at", "desc").orderBy("reference").execute();
  const deliveries = await db
    .selectFrom("delivery")
    .selectAll()
    .where("reference", "in", matching.select("reference"))
    .orderBy("channel")
    .execute();
  const byReference = groupBy(deliveries, ({ reference }) => reference);
  return rows.map((row) => enquiryOf(row, byReference.get(row.reference) ?? []));
};

export const findEnquiry = async (db: Database, reference: string): Promise<StoredEnquiry | undefined> =>
  (await enquiriesWhere(db, (eb) => eb("reference", "=", reference)))[0];

/** Deletes in a transaction, and truncates SQLite's write-ahead log, which would retain the text. */
const deleting = async (
  db: Database,
  postgres: boolean,
  work: (transaction: Transaction<Tables>) => Promise<number>,
): Promise<number> => {
  const count = await db.transaction().execute(work);
  if (!postgres) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return count;
};

/** The methods of the store for enquiries. */
export const enquiryMethods = (db: Database, postgres: boolean) => ({
  /**
   * Stores an enquiry and a delivery for each channel in one transaction, unless its idempotency key exists already.
   * A mailbox gets at most one acknowledgement a day.
   *
   * @returns the reference of the enquiry, or of the earlier one for a duplicate
   */
  add: (enquiry: NewEnquiry, channels: readonly Channel[]): Promise<{ reference: string; duplicate: boolean }> =>
    db.transaction().execute(async (transaction) => {
      const { reference } = await transaction
        .insertInto("enquiry")
        .values(enquiryRow(enquiry))
        // Updates nothing, but only an update returns the existing row.
        .onConflict((conflict) =>
          conflict
            .column("idempotency_key")
            .doUpdateSet(({ ref }) => ({ idempotency_key: ref("excluded.idempotency_key") })),
        )
        .returning("reference")
        .executeTakeFirstOrThrow();
      const duplicate = reference !== enquiry.reference;
      if (!duplicate) await insertDeliveries(transaction, enquiry, channels, enquiry.receivedAt);
      return { reference, duplicate };
    }),

  /** Returns the reference of the enquiry with an idempotency key. */
  referenceOf: async (key: string): Promise<string | undefined> => {
    const keyed = db.selectFrom("enquiry").select("reference").where("idempotency_key", "=", key);
    return (await keyed.executeTakeFirst())?.reference;
  },

  find: (reference: string) => findEnquiry(db, reference),

  /** Returns enquiries, newest first; by default without those in quarantine. */
  list: ({ since, quarantined = false }: { since?: Date | undefined; quarantined?: boolean } = {}) =>
    enquiriesWhere(db, (eb) =>
      eb.and([
        eb("received_at", ">=", moment(since ?? new Date(0))),
        ...(quarantined ? [] : [eb("quarantined", "=", 0)]),
      ]),
    ),

  /** Releases an enquiry from quarantine and adds its deliveries; false if it is not in quarantine. */
  release: (reference: string, channels: readonly Channel[], at: Date): Promise<boolean> =>
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

  /** Deletes all enquiries from an e-mail address, ignoring case, and returns their number. */
  erase: (email: string): Promise<number> =>
    deleting(db, postgres, async (transaction) => {
      await transaction.deleteFrom("acknowledged").where("mailbox", "=", mailbox(email)).execute();
      const sent = sql<boolean>`lower(email) = lower(${email.trim()})`;
      return (await transaction.deleteFrom("enquiry").where(sent).returning("reference").execute()).length;
    }),

  /** Deletes all enquiries received before a date, and returns their number. */
  purge: (before: Date): Promise<number> =>
    deleting(db, postgres, async (transaction) => {
      await transaction.deleteFrom("acknowledged").where("day", "<", moment(before).slice(0, 10)).execute();
      const old = transaction.deleteFrom("enquiry").where("received_at", "<", moment(before));
      return (await old.returning("reference").execute()).length;
    }),
});
