import { randomUUID } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import { type EnquiryStore, openStore } from "../../src/server/store/open-store";
import { runTool } from "../support/command-line";
import { newEnquiry } from "../support/new-enquiry";
import { onTestFinished } from "../support/on-test-finished";
import { describeWithDisk, smallDisk } from "../support/small-disk";
import { testFolder } from "../support/temporary-folder";

const open = (folder: string) => {
  const store = openStore(`file:${folder}/enquiries.db`);
  onTestFinished(store.close);
  return store;
};

const add = (store: EnquiryStore) => store.add(newEnquiry(), ["mail"]);
const references = async (store: EnquiryStore) => (await store.list()).map(({ reference }) => reference).sort();

describe("a database file under a running store", () => {
  const parent = testFolder("file");
  let folder: string;
  beforeEach(() => {
    folder = path.join(parent, randomUUID());
  });

  const remove = () => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  };
  const file = () => path.join(folder, "enquiries.db");

  test("contains nothing of an erased enquiry", async () => {
    const store = open(folder);
    const { email } = newEnquiry();
    const holdsIt = () => readdirSync(folder).filter((name) => readFileSync(path.join(folder, name)).includes(email));
    await add(store);
    expect(holdsIt()).toEqual(["enquiries.db-wal"]);
    await open(folder).erase(email);
    expect(holdsIt()).toEqual([]);
  });

  test("contains everything without its WAL file once closed, so that it can be copied", async () => {
    const store = open(folder);
    const { reference } = await add(store);
    await store.close();
    const copy = path.join(folder, "copy");
    cpSync(file(), path.join(copy, "enquiries.db"));
    expect(await references(open(copy))).toEqual([reference]);
  });

  test("is recreated after it was removed, and stores later enquiries", async () => {
    const store = open(folder);
    await add(store);
    const adding = add(store);
    remove();
    await expect(adding).rejects.toThrow("removed or replaced");
    await store.check();
    const { reference } = await add(store);
    expect(await references(open(folder))).toEqual([reference]);
  });

  test("is reopened after it was replaced by a backup", async () => {
    const store = open(folder);
    const kept = await add(store);
    const backup = new Libsql(file());
    backup.exec(`vacuum into '${folder}/backup.db'`);
    backup.close();
    await add(store);
    for (const suffix of ["-wal", "-shm"]) rmSync(file() + suffix);
    renameSync(`${folder}/backup.db`, file());
    const { reference } = await add(store);
    expect(await references(open(folder))).toEqual([kept.reference, reference].sort());
  });

  test("must not be a folder: the check fails with EISDIR", async () => {
    const store = openStore(`file:${parent}`);
    await expect(store.check()).rejects.toMatchObject({ code: "EISDIR" });
    await store.close();
  });

  test("is waited for while locked by another process, with a timeout that ignores the system clock", async () => {
    const store = open(folder);
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
    await add(open(folder));
    expect(others).toHaveBeenCalled();
  });

  test("is reopened while calls on the old one are in flight", async () => {
    // After each possible number of steps of the first call, up to its commit.
    for (let steps = 0; steps < 30; steps += 1) {
      const store = open(folder);
      await store.check();
      const first = add(store).catch(() => undefined);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      remove();
      await Promise.all([first, add(store).catch(() => undefined)]);
      const { reference } = await add(store);
      expect(await references(open(folder))).toContain(reference);
    }
  });
});

describeWithDisk("a database on its own disk", () => {
  test("rejects writes with EROFS while the disk is write-protected, and recovers afterwards", async () => {
    const disk = smallDisk();
    onTestFinished(disk.dispose);
    const file = path.join(disk.folder, "enquiries.db");
    writeFileSync(file, "");
    // Creates the tables in a process that exits, so that no file stays open for writing.
    await runTool("tools/enquiries.ts", ["list"], { DATABASE_URL: `file:${file}` });
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
