import { randomUUID } from "node:crypto";
import { describeWithPostgres, emptyPostgresDatabase } from "./postgres";
import { testFolder } from "./temporary-folder";

/** Databases of one kind. */
export interface TestDatabases {
  /** Creates an empty database and returns its URL. */
  empty: () => Promise<string>;
  /** URL of an unreachable database. */
  unreachable: string;
}

/** Runs the same tests with an SQLite file and with PostgreSQL. */
export const describeWithEachDatabase = (tests: (databases: TestDatabases) => void): void => {
  describe("with SQLite", () => {
    const folder = testFolder("databases");
    const empty = () => Promise.resolve(`file:${folder}/${randomUUID()}/with space/enquiries.db`);
    // A folder is no database.
    tests({ empty, unreachable: `file:${folder}` });
  });
  describeWithPostgres("with PostgreSQL", () =>
    tests({ empty: emptyPostgresDatabase, unreachable: "postgres://site@127.0.0.1:1/nowhere" }),
  );
};
