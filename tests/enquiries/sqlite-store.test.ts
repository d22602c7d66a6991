import { randomUUID } from "node:crypto";
import { temporaryFolder } from "../support/temporary-folder";
import { describeStore } from "./store-contract";

const { folder, dispose } = temporaryFolder("store");
afterAll(dispose);

describeStore("the store in an SQLite file", {
  empty: () => Promise.resolve(`file:${folder}/${randomUUID()}/with space/enquiries.db`),
  // A folder is no database.
  unreachable: `file:${folder}`,
});
