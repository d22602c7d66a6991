import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { findEnquiry } from "./enquiries";
import type { Channel, ClaimedDelivery, Outcome } from "./enquiry-store";
import { moment, type Tables } from "./rows";

/** How the error of a delivery begins whose mail may have arrived. */
export const possiblyDelivered = "possibly delivered";

/** No lease and no wait for a retry is this long, in milliseconds: one that seems to be was written by a wrong clock. */
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
    // PostgreSQL's workers pass over rows that another one is claiming; SQLite has one writer at a time.
    .$if(postgres, (query) => query.forUpdate().skipLocked());

/** The methods of a store that the outbox works with. */
export const deliveryMethods = (db: Kysely<Tables>, postgres: boolean) => ({
  /**
   * Claims the delivery that has been due for longest. A first attempt is always due. No two callers, in whatever
   * process, are given the same one before its lease ends.
   */
  claim: (channel: Channel, now: Date, leaseUntil: Date): Promise<ClaimedDelivery | undefined> =>
    db.transaction().execute(async (transaction) => {
      const lease = randomUUID();
      const row = await transaction
        .updateTable("delivery")
        .set({ lease, lease_until: moment(leaseUntil), attempts: sql`attempts + 1` })
        .where("channel", "=", channel)
        // Not `in`: PostgreSQL may then run the subquery again for each row, and lock another one every time.
        .where("reference", "=", firstDue(channel, now, postgres))
        .returningAll()
        .executeTakeFirst();
      const enquiry = row && (await findEnquiry(transaction, row.reference));
      return enquiry && { channel, attempts: row.attempts, lease, createdAt: new Date(row.created_at), enquiry };
    }),

  /** Stores how an attempt ended and releases the claim; false when the claim was no longer ours. */
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

  /** Makes the deliveries of a channel due that wait for their next attempt, except mails that have perhaps arrived. */
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

  /** Makes every undelivered delivery, given up or not, due now; says how many there are. */
  retryNow: (now: Date): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const due = { status: "pending" as const, next_attempt_at: moment(now), created_at: moment(now) };
      const undelivered = transaction.updateTable("delivery").set(due).where("status", "!=", "delivered");
      return (await undelivered.returning("reference").execute()).length;
    }),
});
