import { openStore } from "../../src/server/store/open-store";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";

describeWithPostgres("a store whose database encoding is not UTF-8", () => {
  test("fails its check", async () => {
    const store = openStore(await emptyPostgresDatabase("encoding 'LATIN1' locale 'C' template template0"));
    await expect(store.check()).rejects.toMatchObject({ code: "22P05" });
    await store.close();
  });
});
