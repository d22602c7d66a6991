import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { findEnquiry } from "./enquiries";
import type { Channel, ClaimedDelivery, Outcome } from "./enquiry-store";
import { moment, type Tables } from "./rows";

/** The prefix of the error of a mail that may have arrived. */
export const possiblyDelivered = "possibly delivered";

/** Longer than any lease or retry delay, in milliseconds: times further ahead were written with a wrong clock. */
const maxLeaseMs = 60 * 60 * 1000;
const maxRetryWaitMs = 65 * 60 * 60 * 1000;

const after = (now: Date, milliseconds: number): string => moment(new Date(now.getTime() + milliseconds));

const outcomeColumns = (outcome: Outcome) => ({
  status: outcome.status,
  ...(outcome.status === "delivered" && { delivered_at: moment(outcome.at), last_error: null }),
  ...(outcome.status === "pending" && { next_attempt_at: moment(outcome.nextAttemptAt) }),
  ...(outcome.status !== "delivered" && { last_error: outcome.error }),
  lease: null,
  lease_until: null,
});

const firstDue = (channel: Channel, now: Date, postgres: boolean) => (eb: ExpressionBuilder<Tables, "delivery">) =>
  eb
    .selectFrom("delivery")
    .select("reference")
    .where("channel", "=", channel)
    .where("status", "=", "pending")
    // A first attempt, and one of a crashed process, are due regardless of their time.
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
    // Skips rows that another worker is claiming in PostgreSQL; SQLite has one writer at a time.
    .$if(postgres, (query) => query.forUpdate().skipLocked());

/** The methods of the store for the outbox. */
export const deliveryMethods = (db: Kysely<Tables>, postgres: boolean) => ({
  /**
   * Claims the delivery that has been due for longest. A first attempt is always due. No two callers in any process get
   * the same one before its lease ends.
   */
  claim: (channel: Channel, now: Date, leaseUntil: Date): Promise<ClaimedDelivery | undefined> =>
    db.transaction().execute(async (transaction) => {
      const lease = randomUUID();
      const row = await transaction
        .updateTable("delivery")
        .set({ lease, lease_until: moment(leaseUntil), attempts: sql`attempts + 1` })
        .where("channel", "=", channel)
        // Not `in`: PostgreSQL might run its subquery again for each row, and lock another one each time.
        .where("reference", "=", firstDue(channel, now, postgres))
        .returningAll()
        .executeTakeFirst();
      const enquiry = row && (await findEnquiry(transaction, row.reference));
      return enquiry && { channel, attempts: row.attempts, lease, createdAt: new Date(row.created_at), enquiry };
    }),

  /** Stores the outcome of an attempt and releases the claim; false if the lease was lost. */
  settle: ({ channel, lease, enquiry }: ClaimedDelivery, outcome: Outcome): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const settled = transaction
        .updateTable("delivery")
        .set(outcomeColumns(outcome))
        .where("reference", "=", enquiry.reference)
        .where("channel", "=", channel)
        .where("lease", "=", lease);
      return (await settled.returning("reference").execute()).length > 0;
    }),

  /** Makes the waiting deliveries of a channel due now, except possibly delivered mails. Returns their number. */
  retryWaiting: (channel: Channel, now: Date): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const waiting = transaction
        .updateTable("delivery")
        .set({ next_attempt_at: moment(now) })
        .where("channel", "=", channel)
        .where("status", "=", "pending")
        .where("next_attempt_at", ">", moment(now))
        .where("lease", "is", null)
        .where("last_error", "not like", `${possiblyDelivered}%`);
      return (await waiting.returning("reference").execute()).length;
    }),

  /** Makes all undelivered deliveries due now, even failed ones. Returns their number. */
  retryNow: (now: Date): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const due = { status: "pending" as const, next_attempt_at: moment(now), created_at: moment(now) };
      const undelivered = transaction.updateTable("delivery").set(due).where("status", "!=", "delivered");
      return (await undelivered.returning("reference").execute()).length;
    }),
});
