import { Kysely, sql } from "kysely";
import { isPostgres } from "../../domain/hosting/function-host";
import type { PageKind } from "../../domain/content/content-types";
import { bucketOf, type Count } from "../../domain/vitals/histogram";
import { type MetricName, metricNames } from "../../domain/vitals/metrics";
import type { VitalsReport } from "../../domain/vitals/report";
import { onceDone } from "../once-done";
import { migrate } from "../store/migrate";
import { postgresDialect, postgresMigrationDialect } from "../store/postgres";
import { fileDialect, sqliteFile } from "../store/sqlite";
import { vitalsMigrations, type VitalsTables } from "./vitals-migrations";

/** Few, since enquiries need the server's connections more. */
const poolSize = 2;

/** The counts of one metric on one kind of page. */
export interface CountedMetric extends Count {
  page: PageKind;
  metric: MetricName;
}

/**
 * Where reports are counted: nothing else of them is kept. Every method rejects
 * when the database cannot be reached or refuses. Days are `yyyy-mm-dd`.
 */
export interface VitalsStore {
  /** Counts each value of a report on a day. */
  add(day: string, report: VitalsReport): Promise<void>;
  /** All that was counted on a day and after it. */
  counts(since: string): Promise<CountedMetric[]>;
  /** The first and the last day, from a day on, on which something was counted. */
  days(since: string): Promise<{ first: string; last: string } | undefined>;
  /** Forgets the days before a day. */
  purge(before: string): Promise<void>;
  close(): Promise<void>;
}

type Database = Kysely<VitalsTables>;

const add = async (db: Database, day: string, { page, values }: VitalsReport): Promise<void> => {
  // Always in the same order, so that no two transactions wait for each other.
  const rows = metricNames.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{ day, page, metric, up_to: bucketOf(metric, value), count: 1 }];
  });
  await db.transaction().execute((transaction) =>
    transaction
      .insertInto("vital_count")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "page", "metric", "up_to"])
          .doUpdateSet({ count: sql`vital_count.count + excluded.count` }),
      )
      .execute(),
  );
};

const counts = async (db: Database, since: string): Promise<CountedMetric[]> => {
  const rows = await db
    .selectFrom("vital_count")
    .select(({ fn }) => ["page", "metric", "up_to", fn.sum("count").as("count")])
    .where("day", ">=", since)
    .groupBy(["page", "metric", "up_to"])
    .execute();
  return rows.map(({ page, metric, up_to, count }) => ({
    page: page as PageKind,
    metric: metric as MetricName,
    upTo: up_to,
    count: Number(count),
  }));
};

const days = async (db: Database, since: string) => {
  const { first, last } = await db
    .selectFrom("vital_count")
    .select(({ fn }) => [fn.min("day").as("first"), fn.max("day").as("last")])
    .where("day", ">=", since)
    .executeTakeFirstOrThrow();
  // Of no rows both are null, whatever the types say.
  return (first as string | null) === null ? undefined : { first, last };
};

const purge = (db: Database, before: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("vital_count").where("day", "<", before).execute();
  });

/**
 * Opens the store of what was measured. Nothing is read or made before the
 * first call. In PostgreSQL it has a table of its own; beside an SQLite file it
 * has a file of its own, so that counting never keeps an enquiry waiting.
 *
 * @param databaseUrl the site's: `file:PATH`, or `postgres://…`
 */
export const openVitalsStore = (databaseUrl: string): VitalsStore => {
  const beside = () => fileDialect(`${sqliteFile(databaseUrl)}.vitals`, "NORMAL");
  const [dialect, migrationDialect] = isPostgres(databaseUrl)
    ? [postgresDialect(databaseUrl, poolSize), () => postgresMigrationDialect(databaseUrl)]
    : [beside(), beside];
  const db: Database = new Kysely<VitalsTables>({ dialect });
  const ready = onceDone(() => migrate(migrationDialect, vitalsMigrations));
  const afterMigration =
    <Args extends unknown[], Result>(method: (database: Database, ...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await ready();
      return method(db, ...args);
    };
  return {
    add: afterMigration(add),
    counts: afterMigration(counts),
    days: afterMigration(days),
    purge: afterMigration(purge),
    close: () => db.destroy(),
  };
};
