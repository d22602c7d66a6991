import { Kysely } from "kysely";
import { isPostgres } from "../../domain/hosting/function-host";
import type { Logger } from "../logger";
import { onceDone } from "../once-done";
import { deliveryMethods } from "./deliveries";
import { enquiryMethods } from "./enquiries";
import type { EnquiryStore } from "./enquiry-store";
import { migrate } from "./migrate";
import { enquiryMigrations } from "./migrations";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import { moment } from "./rows";
import type { Tables } from "./tables";

/** More characters than the largest enquiry has: a nearly full disk takes a small row and then no enquiry. */
const paddingLength = 32_000;

const writeReadiness = async (db: Kysely<Tables>): Promise<void> => {
  const row = { id: 1, checked_at: moment(new Date()), padding: "x".repeat(paddingLength) };
  await db
    .insertInto("readiness")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
};

const checkMethod = (db: Kysely<Tables>, postgres: boolean): Pick<EnquiryStore, "check"> => ({
  // In PostgreSQL an instance that vanished within a transaction would keep the row locked for all others.
  check: () => (postgres ? writeReadiness(db) : db.transaction().execute(writeReadiness)),
});

const secretMethod = (db: Kysely<Tables>): Pick<EnquiryStore, "secret"> => ({
  secret: async (name, candidate) => {
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

const connect = (databaseUrl: string) => {
  const postgres = isPostgres(databaseUrl);
  const database = postgres ? openPostgres(databaseUrl) : openSqlite(databaseUrl);
  const db = new Kysely<Tables>({ dialect: database.dialect });
  return {
    ...database,
    isBrokenNow: false,
    ready: onceDone(() => migrate(database.migrationDialect, enquiryMigrations)),
    close: () => db.destroy(),
    methods: {
      ...enquiryMethods(db),
      ...deliveryMethods(db, database.rowLock),
      ...secretMethod(db),
      ...checkMethod(db, postgres),
    },
  };
};

type Methods = ReturnType<typeof connect>["methods"];

/**
 * Opens the store of enquiries. Nothing is read or made before the first call.
 * The next call reconnects to a database that was away, and reopens a file that
 * was replaced or could not be written.
 *
 * @param databaseUrl `file:PATH` for an SQLite file, or `postgres://…`
 */
export const openStore = (databaseUrl: string, logger?: Pick<Logger, "warn">): EnquiryStore => {
  let connection = connect(databaseUrl);

  const reopen = (): void => {
    logger?.warn({ moved: connection.hasMoved() }, "the database is reopened");
    connection.close().catch(() => undefined);
    connection = connect(databaseUrl);
  };

  const call = async <Result>(method: (methods: Methods) => Promise<Result>): Promise<Result> => {
    if (connection.isBrokenNow || connection.hasMoved()) reopen();
    const used = connection;
    try {
      await used.ready();
      const result = await method(used.methods);
      if (used.hasMoved()) throw new Error("the database file was removed or replaced");
      return result;
    } catch (error) {
      used.isBrokenNow ||= used.isBroken(error);
      throw error;
    }
  };

  return {
    add: (...args) => call(({ add }) => add(...args)),
    referenceOf: (...args) => call(({ referenceOf }) => referenceOf(...args)),
    list: (...args) => call(({ list }) => list(...args)),
    find: (...args) => call(({ find }) => find(...args)),
    release: (...args) => call(({ release }) => release(...args)),
    erase: (...args) => call(({ erase }) => erase(...args)),
    ages: (...args) => call(({ ages }) => ages(...args)),
    purge: (...args) => call(({ purge }) => purge(...args)),
    claim: (...args) => call(({ claim }) => claim(...args)),
    renew: (...args) => call(({ renew }) => renew(...args)),
    settle: (...args) => call(({ settle }) => settle(...args)),
    retryNow: (...args) => call(({ retryNow }) => retryNow(...args)),
    secret: (...args) => call(({ secret }) => secret(...args)),
    check: () => call(({ check }) => check()),
    close: () => connection.close(),
  };
};
