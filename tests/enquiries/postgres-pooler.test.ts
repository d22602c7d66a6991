import { Kysely, PostgresDialect } from "kysely";
import { Client } from "pg";
import { migrate } from "../../src/server/store/migrations";
import type { Tables } from "../../src/server/store/rows";
import { onTestFinished } from "../support/on-test-finished";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { transactionPooler } from "../support/transaction-pooler";

describeWithPostgres("behind a transaction pooler", () => {
  test("concurrent migrations create the tables once and leave no advisory lock", async () => {
    const url = await emptyPostgresDatabase();
    const { pool, close } = await transactionPooler(url, 4);
    onTestFinished(close);
    const client = new Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    const count = async (query: string) => Number((await client.query<{ count: string }>(query)).rows[0]?.count);
    const migrateAgain = () => migrate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), true);
    await Promise.all(Array.from({ length: 6 }, migrateAgain));
    await migrateAgain();
    expect(await count("select count(*) - count(distinct name) as count from kysely_migration")).toBe(0);
    expect(await count("select count(*) from enquiry")).toBe(0);
    // The view includes the locks of other tests' databases.
    const locks = "select count(*) from pg_locks join pg_database on oid = database";
    expect(await count(`${locks} where datname = current_database() and locktype = 'advisory'`)).toBe(0);
  });
});
