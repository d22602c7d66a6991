import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql, type Updateable } from "kysely";
import { findEnquiry } from "./enquiries";
import type { Channel, ClaimedDelivery, EnquiryStore, Outcome } from "./enquiry-store";
import type { RowLock } from "./opened-database";
import { moment } from "./rows";
import type { Tables } from "./tables";

type Database = Kysely<Tables>;

const outcomeColumns = (outcome: Outcome) => ({
  status: outcome.status,
  ...(outcome.status === "delivered" && { delivered_at: moment(outcome.at), last_error: null }),
  ...(outcome.status === "pending" && { next_attempt_at: moment(outcome.nextAttemptAt) }),
  ...(outcome.status !== "delivered" && { last_error: outcome.error }),
  lease: null,
  lease_until: null,
});

/** Changes the row of a claim, unless somebody else has it by now. */
const changeClaimed = (
  db: Database,
  { channel, lease, enquiry }: ClaimedDelivery,
  changes: Updateable<Tables["delivery"]>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("delivery")
      .set(changes)
      .where("reference", "=", enquiry.reference)
      .where("channel", "=", channel)
      .where("lease", "=", lease)
      .returning("reference")
      .executeTakeFirst();
    return changed !== undefined;
  });

/** No lease and no wait for a retry is this long, in milliseconds: one that seems to be was written by a wrong clock. */
const maxLeaseMs = 60 * 60 * 1000;
const maxRetryWaitMs = 65 * 60 * 60 * 1000;

const after = (now: Date, milliseconds: number): string => moment(new Date(now.getTime() + milliseconds));

const firstDue = (channel: Channel, now: Date, rowLock: RowLock) => (eb: ExpressionBuilder<Tables, "delivery">) =>
  eb
    .selectFrom("delivery")
    .select("reference")
    .where("channel", "=", channel)
    .where("status", "=", "pending")
    // A first attempt, and one that a dead process had begun, are due whatever the clock said then.
    .where((or) =>
      or.or([
        or("next_attempt_at", "<=", moment(now)),
        or("next_attempt_at", ">", after(now, maxRetryWaitMs)),
        or("attempts", "=", 0),
        or("lease", "is not", null),
      ]),
    )
    .where((or) =>
      or.or([
        or("lease", "is", null),
        or("lease_until", "<=", moment(now)),
        or("lease_until", ">", after(now, maxLeaseMs)),
      ]),
    )
    .orderBy("next_attempt_at")
    .orderBy("reference")
    .limit(1)
    .$if(rowLock === "skip locked", (query) => query.forUpdate().skipLocked());

/** The methods of a store that the outbox works with. */
export const deliveryMethods = (
  db: Database,
  rowLock: RowLock,
): Pick<EnquiryStore, "claim" | "renew" | "settle" | "retryNow"> => ({
  claim: (channel, now, leaseUntil) =>
    db.transaction().execute(async (transaction) => {
      const lease = randomUUID();
      const row = await transaction
        .updateTable("delivery")
        .set({ lease, lease_until: moment(leaseUntil), attempts: sql`attempts + 1` })
        .where("channel", "=", channel)
        // Not `in`: PostgreSQL may then run the subquery again for each row, and lock another one every time.
        .where("reference", "=", firstDue(channel, now, rowLock))
        .returningAll()
        .executeTakeFirst();
      const enquiry = row && (await findEnquiry(transaction, row.reference));
      return enquiry && { channel, attempts: row.attempts, lease, createdAt: new Date(row.created_at), enquiry };
    }),

  renew: (claim, leaseUntil) => changeClaimed(db, claim, { lease_until: moment(leaseUntil) }),
  settle: (claim, outcome) => changeClaimed(db, claim, outcomeColumns(outcome)),

  retryNow: (now) =>
    db.transaction().execute(async (transaction) => {
      const due = { status: "pending" as const, next_attempt_at: moment(now), created_at: moment(now) };
      const undelivered = transaction.updateTable("delivery").set(due).where("status", "!=", "delivered");
      return (await undelivered.returning("reference").execute()).length;
    }),
});
