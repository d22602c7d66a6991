import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";

/** Names the lock among all locks of a database. Any number does that nobody else has. */
const lock = "select pg_advisory_xact_lock(7204635118)";

class LockingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(lock));
  }
}

class LocklessAdapter extends PostgresAdapter {
  override acquireMigrationLock() {
    return Promise.resolve();
  }
  override releaseMigrationLock() {
    return Promise.resolve();
  }
}

/**
 * What migrations work with. Kysely's own dialect locks them out of each other
 * for as long as the connection lasts; behind a pooler that gives a connection
 * to somebody else after each transaction, nobody could take such a lock back.
 * This one's lock ends with the transaction.
 */
export class PostgresMigrationDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new LockingDriver(this.#config);
  }
  override createAdapter() {
    return new LocklessAdapter();
  }
}
