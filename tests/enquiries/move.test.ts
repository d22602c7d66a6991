import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Client } from "pg";
import { runTool } from "../support/command-line";
import { eventually } from "../support/eventually";
import { newEnquiry } from "../support/new-enquiry";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { testFolder } from "../support/temporary-folder";
import { storedAt, withStore } from "../support/with-store";

const source = `file:${path.join(testFolder("move"), "enquiries.db")}`;
/** Their deliveries are more than one page. */
const stored = 501;

const move = (to: string) => runTool("tools/enquiries.ts", ["move", "--to", to], { DATABASE_URL: source });

const contentOf = (url: string) =>
  withStore(url, async (store) => ({
    list: await store.list({ quarantined: true }),
    secret: await store.secret("form", "another"),
  }));

describeWithPostgres("npm run enquiries -- move", () => {
  beforeAll(() =>
    withStore(source, async (store) => {
      await store.secret("form", "kept-secret");
      for (let index = 0; index < stored; index += 1)
        await store.add(newEnquiry({ idempotencyKey: `key ${index}`, message: `Grüße ${index}\n` }), [
          "mail",
          "webhook",
          "acknowledgement",
        ]);
      const claim = await store.claim("mail", new Date(), new Date(Date.now() + 1000));
      if (claim) await store.settle(claim, { status: "delivered", at: new Date() });
    }),
  );

  test("copies enquiries, deliveries, states, keys and secrets, and can be run again", async () => {
    const target = await emptyPostgresDatabase();
    const first = await move(target);
    expect([first.code, first.stdout]).toEqual([
      0,
      expect.stringContaining(`enquiry ${stored}, delivery ${2 * stored + 1}, secret 1, acknowledged 1`),
    ]);
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect(await withStore(target, (store) => store.referenceOf("key 7"))).toBeDefined();
    const again = await move(target);
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining("Everything is there already")]);
    expect(await storedAt(target)).toHaveLength(stored);
  });

  test("leaves nothing in the target when killed half-way, and succeeds when run again", async () => {
    const target = await emptyPostgresDatabase();
    await withStore(target, (store) => store.check());
    // An uncommitted insert of another connection blocks the copy half-way.
    const blocker = new Client(target);
    await blocker.connect();
    await blocker.query("begin; insert into secret values ('form', 'blocks')");
    const args = ["--import", "tsx", "tools/enquiries.ts", "move", "--to", target];
    const env = { ...process.env, DATABASE_URL: source };
    const child: ChildProcess = spawn(process.execPath, args, { env, stdio: "ignore" });
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    // Outside a transaction, in which the view would keep its first snapshot.
    const watcher = new Client(target);
    await watcher.connect();
    await eventually("a copy that waits", async () => (await watcher.query(waiting)).rowCount !== 0);
    await watcher.end();
    child.kill("SIGKILL");
    await once(child, "exit");
    await blocker.query("rollback");
    await blocker.end();
    expect(await storedAt(target)).toEqual([]);
    expect((await move(target)).code).toBe(0);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  test("adds enquiries stored since an earlier move, and rejects a target changed in the meantime", async () => {
    const target = await emptyPostgresDatabase();
    await move(target);
    await withStore(source, (store) => store.add(newEnquiry({ idempotencyKey: "key of a later one" }), ["mail"]));
    await withStore(target, (store) => store.claimAlert("digest", 1, new Date()));
    expect((await move(target)).stdout).toContain(`Copied and compared: enquiry ${stored + 1}`);
    expect(await contentOf(target)).toEqual(await contentOf(source));
    await withStore(target, async (store) => {
      const claim = await store.claim("mail", new Date(), new Date());
      if (claim) await store.settle(claim, { status: "delivered", at: new Date() });
    });
    expect((await move(target)).stderr).toContain("holds other data");
  });

  test("rejects a target that holds other data, and one that is not PostgreSQL", async () => {
    const target = await emptyPostgresDatabase();
    await withStore(target, (store) => store.add(newEnquiry(), ["mail"]));
    const { code, stderr } = await move(target);
    expect([code, stderr]).toEqual([2, expect.stringContaining("holds other data: nothing was copied")]);
    expect(await storedAt(target)).toHaveLength(1);
    expect((await move("file:other.db")).stderr).toContain("--to has to be postgres://");
  });
});
