import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { clientHash } from "./client-hash";
import type { Environment } from "./environment";
import { errorName } from "./error-name";
import type { Logger } from "./logger";
import type { EnquiryStore } from "./store/open-store";

/** Named statements do not outlive a transaction behind a pooler. */
const withoutNames = (pool: NonNullable<EnquiryStore["pool"]>, logger: Logger) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    try {
      return await (await pool()).query(text, values);
    } catch (error) {
      logger.warn({ error: errorName(error) }, "the rate limit cannot be counted for all instances");
      throw error;
    }
  },
});

/** Restarts a count that outlasts the limit's window: it was begun with a clock ahead. */
const consumeOne = async (limiter: RateLimiterAbstract, client: string, duration: number): Promise<void> => {
  try {
    await limiter.consume(client);
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes) || rejected.msBeforeNext <= duration * 1000) throw rejected;
    await limiter.delete(client);
    await limiter.consume(client);
  }
};

/**
 * Limits requests per client: over all instances with PostgreSQL, else (also while it is unavailable) per process.
 *
 * @param limit `points` requests per `minutes`; undefined for no limit
 * @returns `consume` counts a client's request, and resolves with the seconds to wait if there were too many
 */
export const createRateLimiter = (limit: Environment["RATE_LIMIT"], pool: EnquiryStore["pool"], logger: Logger) => {
  if (limit === undefined) return { consume: () => Promise.resolve(undefined) };
  const options = { points: limit.points, duration: limit.minutes * 60 };
  const table = { storeType: "pool", tableName: "rate_limit", tableCreated: true };
  const memory = new RateLimiterMemory(options);
  const shared = pool && { ...options, ...table, storeClient: withoutNames(pool, logger), insuranceLimiter: memory };
  let limiter: RateLimiterAbstract | undefined;
  return {
    consume: async (client: string): Promise<number | undefined> => {
      // Created on first use: its timer, which deletes old counts, would outlive a store where nothing is counted.
      limiter ??= shared ? new RateLimiterPostgres(shared) : memory;
      try {
        await consumeOne(limiter, client, options.duration);
        return undefined;
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
        throw rejected;
      }
    },
  };
};

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts a client's sign-in, separately from enquiries, and returns whether it exceeds the limit. */
export const isTooManySignIns = async (
  limiter: RateLimiter,
  secret: () => Promise<string>,
  address: string,
): Promise<boolean> => {
  const key = await secret().catch(() => "");
  return (await limiter.consume(`sign-in:${clientHash(address, key)}`)) !== undefined;
};
