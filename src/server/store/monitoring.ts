import type { Kysely } from "kysely";
import { dateOf, moment, type Tables } from "./rows";

const hourMs = 60 * 60 * 1000;

/**
 * Longer than the largest enquiry, since a nearly full disk may still accept a small row (PostgreSQL compresses it, and
 * may accept it anyway); ends in a character that a database in LATIN1, for example, refuses.
 */
const padding = `${"x".repeat(32_000)}語`;

const writeReadiness = async (db: Kysely<Tables>): Promise<void> => {
  const row = { id: 1, checked_at: moment(new Date()), padding };
  await db
    .insertInto("readiness")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
};

/** The methods of the store for monitoring and secrets. */
export const monitoringMethods = (db: Kysely<Tables>, postgres: boolean) => ({
  /** Resolves once the database has stored a row as large as the largest enquiry. */
  check: (): Promise<void> =>
    // In PostgreSQL an instance that is lost in a transaction would keep the row locked for all others.
    postgres ? writeReadiness(db) : db.transaction().execute(writeReadiness),

  /** Counts deliveries by channel and status; `late` ones are pending after a failure, an hour or more old. */
  deliveryCounts: async (now: Date) => {
    const hourAgo = moment(new Date(now.getTime() - hourMs));
    const rows = await db
      .selectFrom("delivery")
      .select(({ fn, eb }) => [
        "channel",
        "status",
        fn.countAll().as("count"),
        fn
          .countAll()
          .filterWhere(
            eb.and([eb("status", "=", "pending"), eb("last_error", "is not", null), eb("created_at", "<=", hourAgo)]),
          )
          .as("late"),
        fn.min("created_at").as("oldest"),
      ])
      .groupBy(["channel", "status"])
      .execute();
    return rows.map(({ channel, status, count, late, oldest }) => ({
      channel,
      status,
      count: Number(count),
      late: Number(late),
      oldestCreatedAt: new Date(oldest),
    }));
  },

  /** Counts all enquiries, those received since a date, and those in quarantine; with the oldest and newest dates. */
  enquiryCounts: async (since: Date) => {
    const { total, recent, quarantined, oldest, newest } = await db
      .selectFrom("enquiry")
      .select(({ fn }) => [
        fn.countAll().as("total"),
        fn.countAll().filterWhere("received_at", ">=", moment(since)).as("recent"),
        fn.countAll().filterWhere("quarantined", "=", 1).as("quarantined"),
        fn.min<string | null>("received_at").as("oldest"),
        fn.max<string | null>("received_at").as("newest"),
      ])
      .executeTakeFirstOrThrow();
    const counts = { total: Number(total), recent: Number(recent), quarantined: Number(quarantined) };
    return { ...counts, oldest: dateOf(oldest), newest: dateOf(newest) };
  },

  /**
   * Claims an alert: true for one instance if the count has grown, at most once an hour.
   *
   * @param count the current count; the stored one falls with it, that of a digest (a day) only by more than one
   */
  claimAlert: (kind: string, count: number, now: Date): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("alert")
        .set({ told: count })
        .where("kind", "=", kind)
        // Another instance may be past midnight already.
        .where("told", ">", kind === "digest" ? count + 1 : count)
        .execute();
      if (count === 0) return false;
      const row = { told: count, told_at: moment(now) };
      const claimed = transaction
        .insertInto("alert")
        .values({ kind, ...row })
        .onConflict((conflict) =>
          conflict
            .column("kind")
            .doUpdateSet(row)
            .where("alert.told", "<", count)
            // A time in the future was written with a wrong clock.
            .where((or) =>
              or.or([
                or("alert.told_at", "<=", moment(new Date(now.getTime() - hourMs))),
                or("alert.told_at", ">", moment(now)),
              ]),
            ),
        );
      return (await claimed.returning("kind").execute()).length > 0;
    }),

  /** Releases the claim of an alert that was not sent. */
  unclaimAlert: (kind: string) =>
    db.transaction().execute((transaction) => transaction.deleteFrom("alert").where("kind", "=", kind).execute()),

  /** Returns a secret that all instances share: the stored one, or else the candidate, which is stored. */
  secret: async (name: string, candidate: string): Promise<string> => {
    await db.transaction().execute((transaction) =>
      transaction
        .insertInto("secret")
        .values({ name, value: candidate })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute(),
    );
    const row = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirstOrThrow();
    return row.value;
  },
});
