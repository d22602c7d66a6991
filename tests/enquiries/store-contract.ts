import { describeAdding } from "./contract/adding";
import { describeClaiming } from "./contract/claiming";
import { describeDeleting } from "./contract/deleting";
import { describeIdempotency } from "./contract/idempotency";
import { describeListing } from "./contract/listing";
import { describeOpening } from "./contract/opening";
import { describeSettling } from "./contract/settling";
import { storeFixture, type TestDatabases } from "./contract/store-fixture";

/** What every store of enquiries has to do, whichever database it uses. Each test has an empty database. */
export const describeStore = (name: string, databases: TestDatabases): void => {
  describe(name, () => {
    const fixture = storeFixture(databases);
    describeAdding(fixture);
    describeIdempotency(fixture);
    describeListing(fixture);
    describeDeleting(fixture);
    describeClaiming(fixture);
    describeSettling(fixture);
    describeOpening(fixture);
  });
};
