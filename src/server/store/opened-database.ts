import type { Dialect } from "kysely";

/** Lets PostgreSQL's workers pass over rows that another one is claiming; SQLite has one writer at a time. */
export type RowLock = "skip locked" | "none";

/** An opened database. */
export interface OpenedDatabase {
  dialect: Dialect;
  /** Gives a connection of its own for making the tables. */
  migrationDialect: () => Dialect;
  rowLock: RowLock;
  /** Whether this error leaves a connection that will not work again. */
  isBroken: (error: unknown) => boolean;
  /** Whether the opened database is no longer the one that its address names. */
  hasMoved: () => boolean;
}
