import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type Libsql from "libsql";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver, type SqliteStatement } from "kysely";

/** How long a writer waits for other writers, in milliseconds. */
const longestWait = 10_000;

const isBusy = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";

/** Tries again while another writer has the database, without holding up the event loop meanwhile. */
const whenFree = async <Result>(work: () => Result): Promise<Result> => {
  const end = Date.now() + longestWait;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await setTimeout(1 + Math.random() * 10);
    }
  }
};

/**
 * The file that a database address names.
 *
 * @param url `file:PATH`, where a relative path counts from the working folder
 */
export const sqliteFile = (url: string): string => path.resolve(decodeURI(url.replace(/^file:(?:\/\/(?=\/))?/, "")));

/**
 * Makes an empty file where there is none: personal data, for the owner's eyes.
 * SQLite gives its other files the same mode.
 *
 * A file that is there must not be opened: closing it would drop the locks that
 * SQLite holds on it in this process (https://www.sqlite.org/howtocorrupt.html, 2.2).
 */
const makeFile = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
};

/**
 * Opens a database file, and makes it and its folder when there is none.
 *
 * @param synchronous FULL survives a power cut; NORMAL may forget what was written last; after OFF the file may be
 * broken (https://www.sqlite.org/pragma.html#pragma_synchronous)
 */
export const openFile = async (file: string, synchronous: "FULL" | "NORMAL" | "OFF"): Promise<Libsql.Database> => {
  // Native, so it cannot be bundled.
  const { default: Database } = await import(/* webpackIgnore: true */ "libsql");
  makeFile(file);
  const database = new Database(file);
  await whenFree(() => database.exec("pragma journal_mode = WAL"));
  database.exec(`pragma synchronous = ${synchronous}; pragma foreign_keys = ON; pragma secure_delete = ON`);
  return database;
};

/** Reads each text of SQL once. There are as many as there are queries in this folder and sizes of batches. */
const rememberStatements = (database: Libsql.Database): SqliteDatabase => {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare: (text) => {
      const statement = known.get(text) ?? (database.prepare(text) as unknown as SqliteStatement);
      known.set(text, statement);
      return statement;
    },
  };
};

/**
 * Takes the write lock when a transaction begins. A writer that finds it taken
 * must not go on with a statement of its own: libsql leaves a statement that
 * was refused half done, and no transaction can be committed beside it. `exec`
 * leaves nothing behind.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #opened: { database?: Libsql.Database };
  constructor(open: () => Promise<Libsql.Database>) {
    const opened: { database?: Libsql.Database } = {};
    super({ database: async () => rememberStatements((opened.database = await open())) });
    this.#opened = opened;
  }
  override async beginTransaction(): Promise<void> {
    await whenFree(() => this.#opened.database?.exec("begin immediate"));
  }
}

/** SQLite can undo a `create table`; with this Kysely migrates within a transaction, which one process has at a time. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class LibsqlDialect extends SqliteDialect {
  readonly #open: () => Promise<Libsql.Database>;
  constructor(open: () => Promise<Libsql.Database>) {
    super({ database: open });
    this.#open = open;
  }
  override createDriver() {
    return new ImmediateDriver(this.#open);
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** Kysely's dialect for an SQLite file. The file is opened by the first query; whatever writes has to be a transaction. */
export const fileDialect = (file: string, synchronous: "FULL" | "NORMAL") =>
  new LibsqlDialect(() => openFile(file, synchronous));

/** The same for the file of an address, where nothing may be lost. */
export const sqliteDialect = (url: string) => fileDialect(sqliteFile(url), "FULL");
