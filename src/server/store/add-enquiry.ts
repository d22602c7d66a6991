import type { Kysely, Transaction } from "kysely";
import type { Channel, EnquiryStore, NewEnquiry } from "./enquiry-store";
import { enquiryRow, moment } from "./rows";
import type { Tables } from "./tables";

/** Mail to `name+anything@host` reaches `name@host` at most providers. */
export const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");

/** Drops the acknowledgement if the mailbox got one today: anybody can write anybody's address into a form. */
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

/** Makes an enquiry due for delivery by each channel. */
export const insertDeliveries = async (
  transaction: Transaction<Tables>,
  { reference, email }: Pick<NewEnquiry, "reference" | "email">,
  channels: readonly Channel[],
  due: Date,
): Promise<void> => {
  const owed = await owedChannels(transaction, email, channels, due);
  if (owed.length === 0) return;
  const at = moment(due);
  const rows = owed.map((channel) => ({
    reference,
    channel,
    status: "pending" as const,
    attempts: 0,
    created_at: at,
    next_attempt_at: at,
  }));
  await transaction.insertInto("delivery").values(rows).execute();
};

const insertNew = (db: Kysely<Tables>, enquiry: NewEnquiry, channels: readonly Channel[]): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto("enquiry")
      .values(enquiryRow(enquiry))
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("reference")
      .executeTakeFirst();
    if (inserted === undefined) return false;
    await insertDeliveries(transaction, enquiry, channels, enquiry.receivedAt);
    return true;
  });

/** The reference of the enquiry that was stored with this key. */
export const referenceOf = async (db: Kysely<Tables>, key: string): Promise<string | undefined> => {
  const keyed = db.selectFrom("enquiry").select("reference").where("idempotency_key", "=", key);
  return (await keyed.executeTakeFirst())?.reference;
};

/** Stores an enquiry and its deliveries in one transaction. */
export const addEnquiry =
  (db: Kysely<Tables>): EnquiryStore["add"] =>
  async (enquiry, channels) => {
    const { reference, idempotencyKey } = enquiry;
    // Twice at most: the enquiry with this key may be erased between the two statements.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (await insertNew(db, enquiry, channels)) return { reference, duplicate: false };
      const earlier = idempotencyKey && (await referenceOf(db, idempotencyKey));
      if (earlier) return { reference: earlier, duplicate: true };
    }
    throw new Error("the enquiry was neither stored nor found");
  };
