import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { openDatabase } from "../../src/server/store/open-store";
import type { Tables } from "../../src/server/store/tables";
import { Mistake } from "../command-line";

/** All that is kept, in an order in which no row comes before one that it refers to. */
const tables = {
  enquiry: ["reference"],
  delivery: ["reference", "channel"],
  secret: ["name"],
  acknowledged: ["mailbox", "day"],
  alert: ["kind"],
} as const;
type Table = keyof typeof tables;
const names = Object.keys(tables) as Table[];

/** Rows at a time: few enough for PostgreSQL's limit of 65,535 parameters. */
const pageSize = 1000;

type Row = Record<string, unknown>;

/** The rows of a table in an order that does not depend on the database's collation. */
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

/** How many rows each table has, and the sum of their hashes, which does not depend on their order. */
const fingerprint = async (db: Kysely<Tables>): Promise<string> => {
  const parts: string[] = [];
  for (const table of names) {
    let count = 0;
    let sum = 0n;
    for await (const page of pages(db, table)) {
      for (const row of page) {
        const fields = Object.keys(row)
          .sort()
          .map((name) => [name, row[name]]);
        sum += BigInt(`0x${createHash("sha256").update(JSON.stringify(fields)).digest("hex")}`);
        count += 1;
      }
    }
    parts.push(`${table} ${count} ${sum.toString(16)}`);
  }
  return parts.join(", ");
};

const copy = async (source: Kysely<Tables>, target: Transaction<Tables>): Promise<void> => {
  for (const table of names)
    for await (const page of pages(source, table))
      await target
        .insertInto(table)
        .values(page as never)
        .execute();
};

/**
 * Copies everything from one database into another, in one transaction of each: interrupted, it leaves nothing behind.
 * Done again, it finds that all is there.
 *
 * @param from the URL of the source, which cannot be written meanwhile
 * @param to the URL of an empty PostgreSQL database
 * @returns what was copied, in words
 * @throws {Mistake} when the target holds other data
 */
export const moveEnquiries = async (from: string, to: string): Promise<string> => {
  const [source, target] = [openDatabase(from), openDatabase(to)];
  try {
    await source.ready();
    await target.ready();
    return await source.db.transaction().execute((reading) =>
      target.db.transaction().execute(async (writing) => {
        const [wanted, present] = [await fingerprint(reading), await fingerprint(writing)];
        const counts = wanted.replaceAll(/ [0-9a-f]+(?=,|$)/g, "");
        if (present === wanted) return `Everything is there already: ${counts}`;
        if (/ [1-9]\d* [0-9a-f]+(?:,|$)/.test(present))
          throw new Mistake("the database of --to holds other data: nothing was copied. Name an empty one");
        await copy(reading, writing);
        if ((await fingerprint(writing)) !== wanted)
          throw new Error("the copy differs from the source: nothing was copied");
        return `Copied and compared: ${counts}`;
      }),
    );
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
};
