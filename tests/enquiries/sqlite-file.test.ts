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

  test("holds nothing of an enquiry that was erased", async () => {
    const store = open(temporary.folder);
    const { email } = newEnquiry();
    const holdsIt = () =>
      readdirSync(temporary.folder).filter((name) => readFileSync(path.join(temporary.folder, name)).includes(email));
    await add(store);
    expect(holdsIt()).toEqual(["enquiries.db-wal"]);
    await open(temporary.folder).erase(email);
    expect(holdsIt()).toEqual([]);
  });

  test("holds everything by itself once it is closed, as who copies it expects", async () => {
    const { reference } = await add(open(temporary.folder));
    await closeAll();
    const copy = path.join(temporary.folder, "copy");
    cpSync(file(), path.join(copy, "enquiries.db"));
    expect(await references(open(copy))).toEqual([reference]);
  });

  test("is created again when it was removed, and holds what is answered from then on", async () => {
    const store = open(temporary.folder);
    await add(store);
    remove();
    await store.check();
    const { reference } = await add(store);
    expect(await references(open(temporary.folder))).toEqual([reference]);
  });

  test("is reopened when another one was put in its place", async () => {
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

  test("cannot be a folder, and the error says so", async () => {
    const store = openStore(`file:${temporary.folder}`);
    await expect(store.check()).rejects.toMatchObject({ code: "EISDIR" });
    await store.close();
  });

  test("is waited for while another process writes, for no longer when the clock is set back", async () => {
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

  test("keeps nothing else waiting while the disk writes", async () => {
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

describeWithDisk("a disk of its own", () => {
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

  test("makes the store unready while it is write-protected, and ready when it can be written again", async () => {
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
