import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { openDatabase } from "../../src/server/store/open-store";
import type { Tables } from "../../src/server/store/rows";
import { UsageError } from "../command-line";

/** The tables to copy with their keys, in the order of foreign keys. */
const tables = {
  enquiry: ["reference"],
  delivery: ["reference", "channel"],
  secret: ["name"],
  acknowledged: ["mailbox", "day"],
  alert: ["kind"],
} as const;
type Table = keyof typeof tables;
const names = Object.keys(tables) as Table[];

/** Rows per query, within PostgreSQL's limit of 65,535 parameters. */
const pageSize = 1000;

type Row = Record<string, unknown>;

/** Yields the rows of a table in pages, ordered by its key. */
const pages = async function* (db: Kysely<Tables>, table: Table): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += pageSize) {
    const ordered = tables[table].reduce(
      (query, column) => query.orderBy(column as never),
      db.selectFrom(table).selectAll(),
    );
    const page: Row[] = await ordered.limit(pageSize).offset(offset).execute();
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
  }
};

const hashOf = (row: Row): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest("base64");

type Hashes = Record<Table, Set<string>>;

/** Hashes all rows of each table. */
const hashesIn = async (db: Kysely<Tables>): Promise<Hashes> => {
  const hashes = Object.fromEntries(names.map((name) => [name, new Set<string>()])) as Hashes;
  for (const name of names)
    for await (const page of pages(db, name)) for (const row of page) hashes[name].add(hashOf(row));
  return hashes;
};

const isSubset = (some: Hashes, all: Hashes): boolean =>
  names.every((name) => [...some[name]].every((hash) => all[name].has(hash)));

const copyMissing = async (source: Kysely<Tables>, target: Transaction<Tables>, present: Hashes): Promise<void> => {
  for (const name of names)
    for await (const page of pages(source, name)) {
      const missing = page.filter((row) => !present[name].has(hashOf(row)));
      if (missing.length > 0)
        await target
          .insertInto(name)
          .values(missing as never)
          .execute();
    }
};

/**
 * Copies everything from one database into another, in one transaction each: an interrupted copy leaves nothing behind.
 * A repeated one adds new rows.
 *
 * @param from the URL of the source, which cannot be written meanwhile
 * @param to the URL of a PostgreSQL database that is empty or holds rows of the source
 * @returns a summary
 * @throws {UsageError} if the target holds other data
 */
export const moveEnquiries = async (from: string, to: string): Promise<string> => {
  const [source, target] = [openDatabase(from), openDatabase(to)];
  try {
    await source.ready();
    await target.ready();
    return await source.db.transaction().execute((reading) =>
      target.db.transaction().execute(async (writing) => {
        // Sent alerts change every day.
        await writing.deleteFrom("alert").execute();
        const [wanted, present] = [await hashesIn(reading), await hashesIn(writing)];
        if (!isSubset(present, wanted))
          throw new UsageError("the database of --to holds other data: nothing was copied. Name an empty one");
        const counts = names.map((name) => `${name} ${wanted[name].size}`).join(", ");
        const isThere = names.every((name) => name === "alert" || present[name].size === wanted[name].size);
        await copyMissing(reading, writing, present);
        const copied = await hashesIn(writing);
        if (!isSubset(copied, wanted) || !isSubset(wanted, copied))
          throw new Error("the copy differs from the source: nothing was copied");
        return `${isThere ? "Everything is there already" : "Copied and compared"}: ${counts}`;
      }),
    );
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
};
