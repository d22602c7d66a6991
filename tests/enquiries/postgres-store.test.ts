import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { describeStore } from "./store-contract";

describeWithPostgres("with a server", () => {
  describeStore("the store in PostgreSQL", {
    empty: emptyPostgresDatabase,
    unreachable: "postgres://nobody@127.0.0.1:1/nowhere",
  });
});
