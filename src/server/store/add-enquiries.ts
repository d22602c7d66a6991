import DataLoader from "dataloader";
import type { Kysely } from "kysely";
import type { Channel, EnquiryStore, NewEnquiry } from "./enquiry-store";
import { enquiryRow, moment } from "./rows";
import type { Tables } from "./tables";

type Database = Kysely<Tables>;
type Added = Awaited<ReturnType<EnquiryStore["add"]>>;

interface Addition {
  enquiry: NewEnquiry;
  channels: readonly Channel[];
}

/** The most enquiries in one transaction: 64 rows of 15 columns are far below either database's limit of parameters. */
const largestBatch = 64;

export const deliveryRows = (reference: string, channels: readonly Channel[], due: Date) =>
  channels.map((channel) => ({
    reference,
    channel,
    status: "pending" as const,
    attempts: 0,
    created_at: moment(due),
    next_attempt_at: moment(due),
  }));

/** @returns the references of those that were not known yet */
const insertNew = (db: Database, additions: readonly Addition[]): Promise<Set<string>> =>
  db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto("enquiry")
      .values(additions.map(({ enquiry }) => enquiryRow(enquiry)))
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("reference")
      .execute();
    const fresh = new Set(inserted.map(({ reference }) => reference));
    const deliveries = additions.flatMap(({ enquiry: { reference, receivedAt }, channels }) =>
      fresh.has(reference) ? deliveryRows(reference, channels, receivedAt) : [],
    );
    if (deliveries.length > 0) await transaction.insertInto("delivery").values(deliveries).execute();
    return fresh;
  });

const knownReferences = async (db: Database, keys: string[]): Promise<Map<string | null, string>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("enquiry")
    .select(["reference", "idempotency_key"])
    .where("idempotency_key", "in", keys)
    .execute();
  return new Map(rows.map((row) => [row.idempotency_key, row.reference]));
};

const addAll = async (db: Database, additions: readonly Addition[]): Promise<Added[]> => {
  const fresh = await insertNew(db, additions);
  const repeated = additions.filter(({ enquiry }) => !fresh.has(enquiry.reference));
  const known = await knownReferences(
    db,
    repeated.flatMap(({ enquiry: { idempotencyKey } }) => idempotencyKey ?? []),
  );
  const results = additions.map(async ({ enquiry, channels }): Promise<Added> => {
    if (fresh.has(enquiry.reference)) return { reference: enquiry.reference, duplicate: false };
    const earlier = known.get(enquiry.idempotencyKey ?? "");
    if (earlier !== undefined) return { reference: earlier, duplicate: true };
    // Erased between the two statements: what was refused as a duplicate is none any more.
    const [added] = await addAll(db, [{ enquiry, channels }]);
    return added ?? { reference: enquiry.reference, duplicate: false };
  });
  return Promise.all(results);
};

/** One that the database refuses must not take the others of its batch with it. */
const addEach = (db: Database, additions: readonly Addition[]): Promise<(Added | Error)[]> =>
  Promise.all(
    additions.map(async (addition) => {
      try {
        const [added] = await addAll(db, [addition]);
        return added ?? new Error("not stored");
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
      }
    }),
  );

/**
 * Stores enquiries. Those that arrive while others are being written to the
 * disk are written together, in the next transaction: a transaction's cost is
 * the wait for the disk, whatever is in it.
 */
export const batchedAdd = (db: Database): EnquiryStore["add"] => {
  let underWay: Promise<unknown> = Promise.resolve();
  const write = (additions: readonly Addition[]): Promise<(Added | Error)[]> => {
    const written = addAll(db, additions).catch((error: unknown) => {
      if (additions.length === 1) throw error;
      return addEach(db, additions);
    });
    underWay = written.catch(() => undefined);
    return written;
  };
  const loader = new DataLoader<Addition, Added>(write, {
    cache: false,
    maxBatchSize: largestBatch,
    batchScheduleFn: (begin) => void underWay.then(() => setImmediate(begin)),
  });
  return (enquiry, channels) => loader.load({ enquiry, channels });
};
