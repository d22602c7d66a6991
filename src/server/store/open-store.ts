import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Logger } from "../logger";
import { onceDone } from "../once-done";
import { isPostgres } from "../settings";
import { deliveryMethods } from "./deliveries";
import { enquiryMethods } from "./enquiries";
import { migrate } from "./migrations";
import { monitoringMethods } from "./monitoring";
import { openPostgres } from "./postgres";
import type { Tables } from "./rows";
import { openSqlite } from "./sqlite";

/** Opens a database. Nothing is read or created before `ready`, which runs the migrations. */
export const openDatabase = (url: string) => {
  const postgres = isPostgres(url);
  const opened = postgres ? openPostgres(url) : openSqlite(url);
  const db = new Kysely<Tables>({ dialect: opened.dialect });
  const methods = {
    ...enquiryMethods(db, postgres),
    ...deliveryMethods(db, postgres),
    ...monitoringMethods(db, postgres),
  };
  const ready = onceDone(() => migrate(db, postgres));
  return { ...opened, db, methods, isBrokenNow: false, ready, close: () => db.destroy() };
};

type Methods = ReturnType<typeof openDatabase>["methods"];

/**
 * The store of enquiries. All methods reject if the database is unreachable or returns an error; the first call creates
 * the tables.
 */
export interface EnquiryStore extends Methods {
  /** Resolves with PostgreSQL's pool once the tables exist. */
  pool: (() => Promise<Pool>) | undefined;
  close: () => Promise<void>;
}

/**
 * Opens the store of enquiries. Each call reconnects to a database that was unreachable, and reopens a file that was
 * replaced or could not be written.
 *
 * @param databaseUrl `file:PATH` for an SQLite file, or `postgres://…`
 */
export const openStore = (databaseUrl: string, logger?: Pick<Logger, "warn">): EnquiryStore => {
  let connection = openDatabase(databaseUrl);

  const reopen = (): void => {
    logger?.warn({ moved: connection.hasMoved() }, "the database is reopened");
    connection.close().catch(() => undefined);
    connection = openDatabase(databaseUrl);
  };

  const call = async (name: keyof Methods, args: unknown[]): Promise<unknown> => {
    if (connection.isBrokenNow || connection.hasMoved()) reopen();
    const used = connection;
    try {
      await used.ready();
      const result = await (used.methods[name] as (...args: unknown[]) => Promise<unknown>)(...args);
      if (used.hasMoved()) throw new Error("the database file was removed or replaced");
      return result;
    } catch (error) {
      used.isBrokenNow ||= used.isBroken(error);
      throw error;
    }
  };

  const names = Object.keys(connection.methods) as (keyof Methods)[];
  const methods = Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => call(name, args)]));
  const { pool, ready } = connection;
  return {
    ...(methods as unknown as Methods),
    pool: pool && (() => ready().then(pool)),
    close: () => connection.close(),
  };
};
