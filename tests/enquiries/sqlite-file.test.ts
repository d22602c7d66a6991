import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import { type EnquiryStore, openStore } from "../../src/server/store/open-store";
import { newEnquiry } from "../support/new-enquiry";
import { describeWithDisk, smallDisk } from "../support/small-disk";
import { temporaryFolder } from "../support/temporary-folder";

let stores: EnquiryStore[] = [];
const open = (folder: string) => {
  const store = openStore(`file:${folder}/enquiries.db`);
  stores.push(store);
  return store;
};
const closeAll = async () => {
  await Promise.all(stores.map((store) => store.close()));
  stores = [];
};

const add = (store: EnquiryStore) => store.add(newEnquiry(), ["mail"]);
const references = async (store: EnquiryStore) => (await store.list()).map(({ reference }) => reference).sort();

describe("a database file under a running store", () => {
  let temporary: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    temporary = temporaryFolder("file");
  });
  afterEach(async () => {
    await closeAll();
    temporary.dispose();
  });

  const remove = () => {
    for (const name of readdirSync(temporary.folder)) rmSync(path.join(temporary.folder, name));
  };
  const file = () => path.join(temporary.folder, "enquiries.db");

  test("contains nothing of an erased enquiry", async () => {
    const store = open(temporary.folder);
    const { email } = newEnquiry();
    const holdsIt = () =>
      readdirSync(temporary.folder).filter((name) => readFileSync(path.join(temporary.folder, name)).includes(email));
    await add(store);
    expect(holdsIt()).toEqual(["enquiries.db-wal"]);
    await open(temporary.folder).erase(email);
    expect(holdsIt()).toEqual([]);
  });

  test("contains everything without its WAL file once closed, so that it can be copied", async () => {
    const { reference } = await add(open(temporary.folder));
    await closeAll();
    const copy = path.join(temporary.folder, "copy");
    cpSync(file(), path.join(copy, "enquiries.db"));
    expect(await references(open(copy))).toEqual([reference]);
  });

  test("is recreated after it was removed, and stores later enquiries", async () => {
    const store = open(temporary.folder);
    await add(store);
    remove();
    await store.check();
    const { reference } = await add(store);
    expect(await references(open(temporary.folder))).toEqual([reference]);
  });

  test("is reopened after it was replaced by a backup", async () => {
    const store = open(temporary.folder);
    const kept = await add(store);
    const backup = new Libsql(file());
    backup.exec(`vacuum into '${temporary.folder}/backup.db'`);
    backup.close();
    await add(store);
    for (const suffix of ["-wal", "-shm"]) rmSync(file() + suffix);
    renameSync(`${temporary.folder}/backup.db`, file());
    const { reference } = await add(store);
    expect(await references(open(temporary.folder))).toEqual([kept.reference, reference].sort());
  });

  test("must not be a folder: the check fails with EISDIR", async () => {
    const store = openStore(`file:${temporary.folder}`);
    await expect(store.check()).rejects.toMatchObject({ code: "EISDIR" });
    await store.close();
  });

  test("is waited for while locked by another process, with a timeout that ignores the system clock", async () => {
    const store = open(temporary.folder);
    await add(store);
    const other = new Libsql(file());
    other.exec("begin immediate");
    let passed = 0;
    const stopwatch = jest.spyOn(performance, "now").mockImplementation(() => (passed += 1000));
    const clock = jest.spyOn(Date, "now").mockReturnValue(0);
    await expect(add(store)).rejects.toThrow("database is locked");
    expect(passed).toBeGreaterThan(10_000);
    for (const spy of [stopwatch, clock]) spy.mockRestore();
    other.close();
  });

  test("is written without blocking the event loop", async () => {
    const others = jest.fn();
    setImmediate(others);
    await add(open(temporary.folder));
    expect(others).toHaveBeenCalled();
  });

  test("is reopened while calls on the old one are in flight", async () => {
    // After each possible number of steps of the first call, up to its commit.
    for (let steps = 0; steps < 30; steps += 1) {
      const store = open(temporary.folder);
      await store.check();
      const first = add(store).catch(() => undefined);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      remove();
      await Promise.all([first, add(store).catch(() => undefined)]);
      const { reference } = await add(store);
      expect(await references(open(temporary.folder))).toContain(reference);
    }
  });
});

describeWithDisk("a database on its own disk", () => {
  let disk: ReturnType<typeof smallDisk>;
  beforeEach(() => {
    disk = smallDisk();
  });
  afterEach(async () => {
    await closeAll();
    disk.dispose();
  });

  /** Creates the database in a process that exits, so that no file stays open for writing. */
  const makeDatabase = () => {
    const file = path.join(disk.folder, "enquiries.db");
    writeFileSync(file, "");
    execFileSync("npx", ["tsx", "tools/enquiries.ts", "list"], {
      env: { ...process.env, DATABASE_URL: `file:${file}` },
    });
  };

  test("rejects writes with EROFS while the disk is write-protected, and recovers afterwards", async () => {
    makeDatabase();
    disk.writeProtect();
    const store = open(disk.folder);
    await expect(store.check()).rejects.toMatchObject({ code: "EROFS" });
    await expect(add(store)).rejects.toMatchObject({ code: "EROFS" });
    disk.allowWriting();
    await store.check();
    const { reference } = await add(store);
    expect(await references(store)).toEqual([reference]);
  });
});
