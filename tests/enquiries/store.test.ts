import { describeWithEachDatabase } from "../support/test-databases";
import { describeAdding } from "./contract/adding";
import { describeClaiming } from "./contract/claiming";
import { describeDeleting } from "./contract/deleting";
import { describeIdempotency } from "./contract/idempotency";
import { describeListing } from "./contract/listing";
import { describeOpening } from "./contract/opening";
import { describeSettling } from "./contract/settling";
import { storeFixture } from "./contract/store-fixture";

/** The contract of every enquiry store. Each test has an empty database. */
describeWithEachDatabase((databases) => {
  const fixture = storeFixture(databases);
  describeAdding(fixture);
  describeIdempotency(fixture);
  describeListing(fixture);
  describeDeleting(fixture);
  describeClaiming(fixture);
  describeSettling(fixture);
  describeOpening(fixture);
});
