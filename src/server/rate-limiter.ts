import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { isPostgres } from "../domain/hosting/function-host";
import { onceDone } from "./once-done";
import { openPool } from "./store/postgres";
import { openFile, sqliteFile } from "./store/sqlite";

/** Asks whether one more enquiry may come from a client. */
export interface RateLimiter {
  /**
   * Counts one enquiry.
   *
   * @returns the seconds to wait when there were too many, otherwise undefined
   * @throws when the counter cannot be reached
   */
  consume(client: string): Promise<number | undefined>;
}

export const noLimit: RateLimiter = { consume: () => Promise.resolve(undefined) };

const table = "rate_limit";
const columns = "key varchar(255) primary key, points integer not null default 0, expire bigint";

interface Limit {
  points: number;
  minutes: number;
}

/**
 * A table of its own that needs no write-ahead log: after a crash the count
 * starts again, and counting costs no wait for the disk.
 */
const postgresLimiter = async (url: string, { points, minutes }: Limit): Promise<RateLimiterStoreAbstract> => {
  const pool = await openPool(url);
  // Two instances that make it at once: one of them is told that it exists.
  await pool.query(`create unlogged table if not exists ${table} (${columns})`).catch(() => undefined);
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: table,
    tableCreated: true,
    points,
    duration: minutes * 60,
  });
};

/** A file of its own, since SQLite has one writer a file and a count must not wait for an enquiry on the disk. */
const sqliteLimiter = async (url: string, { points, minutes }: Limit): Promise<RateLimiterStoreAbstract> => {
  const database = await openFile(`${sqliteFile(url)}.limits`, "OFF");
  database.exec(`pragma busy_timeout = 1000; create table if not exists ${table} (${columns})`);
  return new RateLimiterSQLite({
    storeClient: database,
    storeType: "better-sqlite3",
    tableName: table,
    tableCreated: true,
    points,
    duration: minutes * 60,
  });
};

/**
 * Limits enquiries per client, counted over all instances that share a database.
 *
 * @param limit how many enquiries in how many minutes; undefined for as many as they like
 */
export const createRateLimiter = (databaseUrl: string, limit: Limit | undefined): RateLimiter => {
  if (limit === undefined) return noLimit;
  const open = isPostgres(databaseUrl) ? postgresLimiter : sqliteLimiter;
  const limiter = onceDone(() => open(databaseUrl, limit));
  return {
    consume: async (client) => {
      try {
        await (await limiter()).consume(client);
        return undefined;
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
        throw rejected;
      }
    },
  };
};
