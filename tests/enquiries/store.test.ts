import { randomUUID } from "node:crypto";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { temporaryFolder } from "../support/temporary-folder";
import { describeAdding } from "./contract/adding";
import { describeClaiming } from "./contract/claiming";
import { describeDeleting } from "./contract/deleting";
import { describeIdempotency } from "./contract/idempotency";
import { describeListing } from "./contract/listing";
import { describeOpening } from "./contract/opening";
import { describeSettling } from "./contract/settling";
import { storeFixture, type TestDatabases } from "./contract/store-fixture";

/** The contract of every enquiry store. Each test has an empty database. */
const testStore = (databases: TestDatabases) => () => {
  const fixture = storeFixture(databases);
  describeAdding(fixture);
  describeIdempotency(fixture);
  describeListing(fixture);
  describeDeleting(fixture);
  describeClaiming(fixture);
  describeSettling(fixture);
  describeOpening(fixture);
};

const { folder, dispose } = temporaryFolder("store");
afterAll(dispose);

describe(
  "the store in an SQLite file",
  testStore({
    empty: () => Promise.resolve(`file:${folder}/${randomUUID()}/with space/enquiries.db`),
    // A folder is no database.
    unreachable: `file:${folder}`,
  }),
);

describeWithPostgres(
  "the store in PostgreSQL",
  testStore({ empty: emptyPostgresDatabase, unreachable: "postgres://nobody@127.0.0.1:1/nowhere" }),
);
