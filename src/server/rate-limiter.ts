import { rmSync } from "node:fs";
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { errorName } from "../domain/error-name";
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

const noLimit: RateLimiter = { consume: () => Promise.resolve(undefined) };

const table = "rate_limit";
const columns = "key varchar(255) primary key, points integer not null default 0, expire bigint";

interface Limit {
  points: number;
  minutes: number;
}

/** Counts a request of a client. Rejects with `RateLimiterRes` when there were too many. */
type Count = (client: string) => Promise<unknown>;

/** A count that lasts longer than the limit's time was begun by a clock that was ahead. */
const consume = async (limiter: RateLimiterStoreAbstract, client: string, { minutes }: Limit): Promise<unknown> => {
  try {
    return await limiter.consume(client);
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes) || rejected.msBeforeNext <= minutes * 60_000) throw rejected;
    await limiter.delete(client);
    return limiter.consume(client);
  }
};

/**
 * A table of its own that needs no write-ahead log: after a crash the count
 * starts again, and counting costs no wait for the disk.
 */
const postgresCount = (url: string, limit: Limit): Count => {
  const { points, minutes } = limit;
  const limiter = onceDone(async () => {
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
  });
  return async (client) => consume(await limiter(), client, limit);
};

/** A file of its own, since SQLite has one writer a file and a count must not wait for an enquiry on the disk. */
const openLimits = async (file: string, { points, minutes }: Limit) => {
  const database = await openFile(file, "OFF");
  database.exec(`pragma busy_timeout = 1000; create table if not exists ${table} (${columns})`);
  // Nothing else removes them: the package leaves them in the file.
  database.exec(`delete from ${table} where expire < ${Date.now()}`);
  const limiter = new RateLimiterSQLite({
    storeClient: database,
    storeType: "better-sqlite3",
    tableName: table,
    tableCreated: true,
    points,
    duration: minutes * 60,
  });
  return { database, limiter };
};

const isCorrupt = (error: unknown): boolean => ["SQLITE_CORRUPT", "SQLITE_NOTADB"].includes(errorName(error));

/** After a power cut the file may be corrupt, which `synchronous=OFF` allows. Then the count starts again in a new one. */
const sqliteCount = (url: string, limit: Limit): Count => {
  const file = `${sqliteFile(url)}.limits`;
  let opened = onceDone(() => openLimits(file, limit));
  const replace = (old: typeof opened) =>
    onceDone(async () => {
      await old().then(
        ({ database }) => database.close(),
        () => undefined,
      );
      for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
      return openLimits(file, limit);
    });
  return async (client) => {
    const used = opened;
    try {
      return await consume((await used()).limiter, client, limit);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      // Of several counts that find it corrupt, the first replaces it.
      if (opened === used) opened = replace(used);
      return consume((await opened()).limiter, client, limit);
    }
  };
};

/**
 * Limits enquiries per client, counted over all instances that share a database.
 *
 * @param limit how many enquiries in how many minutes; undefined for as many as they like
 */
export const createRateLimiter = (databaseUrl: string, limit: Limit | undefined): RateLimiter => {
  if (limit === undefined) return noLimit;
  const count = (isPostgres(databaseUrl) ? postgresCount : sqliteCount)(databaseUrl, limit);
  return {
    consume: async (client) => {
      try {
        await count(client);
        return undefined;
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
        throw rejected;
      }
    },
  };
};
