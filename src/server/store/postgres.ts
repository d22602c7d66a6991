import { PostgresDialect } from "kysely";
import { PostgresMigrationDialect } from "./postgres-migration";

/** How long to wait for a connection, and for an answer, before the database counts as down. Milliseconds. */
const connectionTimeout = 5000;
const queryTimeout = 10_000;
const largestPool = 10;

/**
 * Connects to a PostgreSQL database, or to anything that speaks its protocol.
 *
 * @param size the most connections at a time
 */
export const openPool = async (connectionString: string, size = largestPool) => {
  const { default: pg } = await import(/* webpackIgnore: true */ "pg");
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: queryTimeout,
    application_name: "enquiries",
  });
  // An idle connection that the server ends is no failure: the next query makes a new one.
  pool.on("error", () => undefined);
  return pool;
};

/** Kysely's dialect for PostgreSQL. Nothing is connected before the first query. */
export const postgresDialect = (url: string, poolSize?: number) =>
  new PostgresDialect({ pool: () => openPool(url, poolSize) });

/** The same for making the tables. */
export const postgresMigrationDialect = (url: string) => new PostgresMigrationDialect({ pool: () => openPool(url) });
