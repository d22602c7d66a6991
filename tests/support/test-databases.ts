import { randomUUID } from "node:crypto";
import { describeWithPostgres, emptyPostgresDatabase } from "./postgres";
import { temporaryFolder } from "./temporary-folder";

/**
 * Runs the same tests with an SQLite file and with PostgreSQL.
 *
 * @param tests receive a factory of empty databases, which returns a URL
 */
export const describeWithEachDatabase = (tests: (emptyDatabase: () => Promise<string>) => void): void => {
  describe("with SQLite", () => {
    const { folder, dispose } = temporaryFolder("site");
    afterAll(dispose);
    tests(() => Promise.resolve(`file:${folder}/${randomUUID()}.db`));
  });
  describeWithPostgres("with PostgreSQL", () => tests(emptyPostgresDatabase));
};
