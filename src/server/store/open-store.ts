import { Kysely, sql } from "kysely";
import { isPostgres } from "../../domain/hosting/function-host";
import { onceDone } from "../once-done";
import { deliveryMethods } from "./deliveries";
import { enquiryMethods } from "./enquiries";
import type { EnquiryStore } from "./enquiry-store";
import { migrate } from "./migrate";
import { enquiryMigrations } from "./migrations";
import { postgresDialect, postgresMigrationDialect } from "./postgres";
import { sqliteDialect } from "./sqlite";
import type { Tables } from "./tables";

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

/**
 * Opens the store of enquiries. Nothing is read or made before the first call,
 * and a database that is away then may be back for the next.
 *
 * @param databaseUrl `file:PATH` for an SQLite file, or `postgres://…`
 */
export const openStore = (databaseUrl: string): EnquiryStore => {
  const postgres = isPostgres(databaseUrl);
  const db = new Kysely<Tables>({ dialect: postgres ? postgresDialect(databaseUrl) : sqliteDialect(databaseUrl) });
  const ready = onceDone(() =>
    migrate(() => (postgres ? postgresMigrationDialect(databaseUrl) : sqliteDialect(databaseUrl)), enquiryMigrations),
  );
  const methods = {
    ...enquiryMethods(db),
    ...deliveryMethods(db, postgres ? "skip locked" : "none"),
    ...secretMethod(db),
  };
  const afterMigration =
    <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await ready();
      return method(...args);
    };
  return {
    add: afterMigration(methods.add),
    referenceOf: afterMigration(methods.referenceOf),
    list: afterMigration(methods.list),
    find: afterMigration(methods.find),
    release: afterMigration(methods.release),
    erase: afterMigration(methods.erase),
    purge: afterMigration(methods.purge),
    claim: afterMigration(methods.claim),
    renew: afterMigration(methods.renew),
    settle: afterMigration(methods.settle),
    retryNow: afterMigration(methods.retryNow),
    secret: afterMigration(methods.secret),
    check: afterMigration(async () => void (await sql`select 1`.execute(db))),
    close: () => db.destroy(),
  };
};
