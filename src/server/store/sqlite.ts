import { accessSync, closeSync, constants, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type DatabaseConnection, type Dialect, type SqliteDatabase, SqliteDialect, SqliteDriver } from "kysely";
import type Libsql from "libsql";

/** How long writers wait for another process, in milliseconds. */
const lockTimeoutMs = 10_000;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/**
 * Retries while another process holds the write lock, without blocking the event loop. Queued writers share one time
 * limit: with one each, the tenth in the queue would fail after ten times as long.
 */
const createLockWait = () => {
  let deadline: number | undefined;
  return async <Result>(work: () => Result): Promise<Result> => {
    for (;;) {
      try {
        const result = work();
        deadline = undefined;
        return result;
      } catch (error) {
        if (!codeOf(error).startsWith("SQLITE_BUSY")) throw error;
        const now = performance.now();
        // A deadline that passed long ago is that of an earlier lock.
        if (deadline === undefined || now > deadline + lockTimeoutMs) deadline = now + lockTimeoutMs;
        if (now > deadline) throw error;
        await setTimeout(1 + Math.random() * 10);
      }
    }
  };
};

/** Returns the path of a `file:PATH` URL, resolved against the working directory. */
export const sqliteFile = (url: string): string => path.resolve(decodeURI(url.replace(/^file:(?:\/\/(?=\/))?/, "")));

/**
 * Creates an empty file unless it exists, private to the owner because of personal data. SQLite gives its other files
 * the same mode.
 *
 * An existing file must not be opened: closing it would drop the locks that SQLite holds on it in this process
 * (https://www.sqlite.org/howtocorrupt.html, 2.2).
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
 * Opens a database file, and creates it and its folder if necessary. Throws if it cannot be written: SQLite would open
 * it read-only, and stay so once it can be written again.
 */
const openFile = async (file: string): Promise<Libsql.Database> => {
  // Native, so it cannot be bundled.
  const { default: Database } = await import(/* webpackIgnore: true */ "libsql");
  makeFile(file);
  accessSync(file, constants.W_OK);
  // libsql's error has no code.
  if (statSync(file).isDirectory()) throw Object.assign(new Error("a folder"), { code: "EISDIR" });
  const database = new Database(file);
  await createLockWait()(() => database.exec("pragma journal_mode = WAL"));
  database.exec("pragma synchronous = FULL; pragma foreign_keys = ON; pragma secure_delete = ON");
  return database;
};

/**
 * Takes the write lock when a transaction begins. Waiting for it must not use a prepared statement: libsql leaves one
 * that was refused half done, and no transaction can be committed beside it. `exec` leaves nothing behind.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #whenFree = createLockWait();
  readonly #hasMoved: () => boolean;
  #database: Libsql.Database | undefined;
  constructor(open: () => Promise<Libsql.Database>, hasMoved: () => boolean) {
    super({ database: async () => (this.#database = await open()) as unknown as SqliteDatabase });
    this.#hasMoved = hasMoved;
  }
  /** libsql keeps a closed file open for its statements, and without a checkpoint all new data in the log. */
  override async destroy(): Promise<void> {
    try {
      if (!this.#hasMoved()) this.#database?.exec("pragma wal_checkpoint(truncate)");
    } catch {
      // On a full disk, for example. The log is replayed when the file is opened again.
    }
    await super.destroy();
  }
  override async beginTransaction(): Promise<void> {
    await this.#whenFree(() => this.#database?.exec("begin immediate"));
  }
  /**
   * In libsql's thread, since waiting for the disk would block the event loop and all pages. Kysely's driver needs the
   * synchronous one of libsql's two classes; both wrap the same handle.
   */
  override async commitTransaction(): Promise<void> {
    const { default: Asynchronous } = await import(/* webpackIgnore: true */ "libsql/promise");
    await (Asynchronous.prototype.exec.call(this.#database, "commit") as unknown);
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has rolled back already: a second rollback would fail and hide the cause. A closed database has no
    // transaction, and libsql crashes the process if asked for one.
    if (this.#database?.open && this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** A file's device and inode; undefined if it does not exist. */
const identityOf = (file: string): string | undefined => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};

/** Opens a durable SQLite file at the first query. All writes have to be in transactions. */
export const openSqlite = (url: string) => {
  const file = sqliteFile(url);
  let identity: string | undefined;
  const open = async () => {
    const database = await openFile(file);
    identity = identityOf(file);
    return database;
  };
  /** Whether the file at the path is no longer the opened one. */
  const hasMoved = () => identity !== undefined && identity !== identityOf(file);
  const driver = { createDriver: () => new ImmediateDriver(open, hasMoved) };
  return {
    dialect: Object.assign<Dialect, object>(new SqliteDialect({ database: open }), driver),
    pool: undefined,
    /** Whether the connection will not work again after this error. */
    isBroken: (error: unknown) => /^SQLITE_(?:READONLY|IOERR|CANTOPEN|NOTADB)/.test(codeOf(error)),
    hasMoved,
  };
};
