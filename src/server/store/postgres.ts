import { PostgresDialect, type PostgresPool } from "kysely";
import type { Pool } from "pg";

const createPool = async (connectionString: string): Promise<Pool> => {
  const { default: pg } = await import(/* webpackIgnore: true */ "pg");
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // Without a connection, or an answer, in this time the database counts as down. Milliseconds.
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    maxLifetimeSeconds: 30 * 60,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "enquiries",
  });
  // An idle connection that the server ends is no failure: the next query makes a new one. A query on one that it ends
  // rejects; without a listener the error would also be thrown.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
};

/**
 * Whether the next query on the connection would fail as well: it has fallen silent, for which pg has no code; or its
 * server may only be read (SQLSTATE 25006), as one that a failover has replaced.
 */
const endsConnection = (error: unknown): error is Error =>
  error instanceof Error && (error.message === "Query read timeout" || ("code" in error && error.code === "25006"));

/** A pool for Kysely. A connection of no use any more is closed at once; pg would hand it to the next query. */
const kyselyPool = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    let failure: Error | undefined;
    const query = async (text: string, parameters: readonly unknown[]) => {
      // The rollback after it fails for the same reason, and should say so.
      if (failure !== undefined) throw failure;
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        if (endsConnection(error)) {
          failure = error;
          client.end().catch(() => undefined);
        }
        throw error;
      }
    };
    // Kysely's other kind of query, by a cursor, is not used.
    return { query: query as never, release: () => client.release(failure) };
  },
  end: () => pool.end(),
});

/** A PostgreSQL database, or anything that speaks its protocol. Nothing is connected before the first query. */
export const openPostgres = (url: string) => {
  let pool: Promise<Pool> | undefined;
  const openPool = () => (pool ??= createPool(url));
  return {
    dialect: new PostgresDialect({ pool: async () => kyselyPool(await openPool()) }),
    pool: openPool,
    isBroken: () => false,
    hasMoved: () => false,
  };
};
