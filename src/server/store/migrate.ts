import { setTimeout } from "node:timers/promises";
import { type Dialect, Kysely, type Migration, Migrator } from "kysely";

/** What has to be done to a database, in the order of the names. */
export type Migrations = Record<string, Migration>;

/** How long to wait for others who make the same tables, in milliseconds. */
const longestWait = 10_000;

/** The databases' words when somebody else makes the same tables at this moment. */
const isRace = (error: unknown): boolean =>
  /(?:relation|type|table) .*already exists|duplicate key|database is locked|busy/i.test(String(error));

const migrateOnce = async (dialect: Dialect, migrations: Migrations): Promise<unknown> => {
  const db = new Kysely<unknown>({ dialect });
  try {
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    return (await new Migrator({ db, provider }).migrateToLatest()).error;
  } catch (error) {
    return error;
  } finally {
    await db.destroy();
  }
};

/**
 * Brings the tables up to date. Safe to run twice, and by several processes at
 * once: Kysely's migrator works in a transaction that one process has at a time,
 * and what comes before it, the making of its own tables, is tried again.
 *
 * @param connect gives a new connection for each attempt, since an interrupted one is of no more use
 */
export const migrate = async (connect: () => Dialect, migrations: Migrations): Promise<void> => {
  const end = Date.now() + longestWait;
  for (;;) {
    const error = await migrateOnce(connect(), migrations);
    if (error === undefined) return;
    if (!isRace(error) || Date.now() > end) throw error;
    await setTimeout(5 + Math.random() * 50);
  }
};
