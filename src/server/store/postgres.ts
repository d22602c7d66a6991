import { PostgresDialect, type PostgresPool } from "kysely";
import type { Pool } from "pg";

const createPool = async (connectionString: string): Promise<Pool> => {
  const { default: pg } = await import(/* webpackIgnore: true */ "pg");
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // Without a connection or a response in this time, the database counts as down. Milliseconds.
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    maxLifetimeSeconds: 30 * 60,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "enquiries",
  });
  // An idle connection that the server closes is no failure: the next query opens a new one. A query on a closed one
  // rejects; without a listener the error would also be thrown.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
};

/**
 * Whether the next query on the connection would fail as well: it is unresponsive, for which pg has no code; or its
 * server is read-only (SQLSTATE 25006), as after a failover.
 */
const endsConnection = (error: unknown): error is Error =>
  error instanceof Error && (error.message === "Query read timeout" || ("code" in error && error.code === "25006"));

/** Adapts a pool for Kysely. Releases broken connections with their error, so that the pool closes them. */
const kyselyPool = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    let failure: Error | undefined;
    const query = async (text: string, parameters: readonly unknown[]) => {
      // The following rollback fails for the same reason, and should report it.
      if (failure !== undefined) throw failure;
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        if (endsConnection(error)) failure = error;
        throw error;
      }
    };
    // Kysely's queries by cursor are not used.
    return { query: query as never, release: () => client.release(failure) };
  },
  end: () => pool.end(),
});

/** Opens a PostgreSQL database, or any that speaks its protocol. Connects at the first query. */
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
