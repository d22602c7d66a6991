import { readEnvironment } from "../../../src/server/environment";
import { purge, purgeExpired } from "../../../src/server/purge";
import { createEnquiries } from "../../../src/server/runtime";
import { openStore } from "../../../src/server/store/open-store";
import { newEnquiry } from "../../support/new-enquiry";
import { testFolder } from "../../support/temporary-folder";
import { memoryLog } from "./support/memory-log";

const folder = testFolder("purge");
const day = 24 * 60 * 60 * 1000;
const now = new Date("2026-03-01T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

/** A store with enquiries of these ages in days. */
const storeOf = (...ages: number[]) => {
  const received = ages.map(daysAgo).sort((a, b) => b.getTime() - a.getTime());
  const oldOnes = (before: Date) => received.filter((date) => date < before).length;
  return {
    enquiryCounts: (before: Date) => {
      const counts = { total: ages.length, recent: ages.length - oldOnes(before), quarantined: 0 };
      return Promise.resolve({ ...counts, oldest: received.at(-1), newest: received[0] });
    },
    purge: jest.fn((before: Date) => Promise.resolve(oldOnes(before))),
  };
};

describe("a purge", () => {
  it("deletes enquiries past their retention period, and nothing from an empty store", async () => {
    const store = storeOf(0, 10, 29, 31);
    expect(await purgeExpired(store, 30, now)).toEqual({ purged: 1 });
    expect(store.purge).toHaveBeenCalledWith(daysAgo(30));
    expect(await purgeExpired(storeOf(), 30, now)).toEqual({ purged: 0 });
  });

  it("purges acknowledged mailboxes even when no enquiry has expired", async () => {
    const store = storeOf(0, 10);
    expect(await purgeExpired(store, 30, now)).toEqual({ purged: 0 });
    expect(store.purge).toHaveBeenCalledWith(daysAgo(30));
  });

  it.each([
    ["most enquiries would be deleted", [1, 31, 32], "2 of 3 enquiries would be deleted"],
    ["the clock may be ahead", [20, 25, 31], "the clock and the newest enquiry are 20 days apart"],
    ["the clock may be behind", [-20, -5, 31], "the clock and the newest enquiry are 20 days apart"],
    ["the clock may have been behind", [0, 1, 9000], "the oldest enquiry seems to be 9000 days old"],
  ])("is refused when %s, unless a person confirms it", async (_why, ages, refusal) => {
    const store = storeOf(...ages);
    expect(await purgeExpired(store, 30, now)).toEqual({ purged: 0, refusal });
    expect(store.purge).not.toHaveBeenCalled();
    expect((await purgeExpired(store, 30, now, true)).purged).toBeGreaterThan(0);
  });
});

test("a purge without a database is logged, and ends no process", async () => {
  const { logger, messages } = memoryLog();
  await purge(openStore("file:/dev/null/enquiries.db"), 30, logger);
  expect(messages()).toEqual(["old enquiries could not be deleted"]);
});

test("a site whose clock is a year ahead deletes no enquiries, neither after its start nor a day later", async () => {
  const { logger, messages } = memoryLog();
  const { environment } = readEnvironment({ DATABASE_URL: `file:${folder}/enquiries.db`, RETENTION_DAYS: "365" });
  const site = createEnquiries(environment, logger);
  const { reference } = await site.store.add(newEnquiry({ receivedAt: new Date() }), ["mail"]);
  jest.useFakeTimers({ now: Date.now() + 400 * day });
  site.start();
  for (const wait of [10 * 60 * 1000, day]) {
    await jest.advanceTimersByTimeAsync(wait);
    // Comes after the purge's query: SQLite has one connection.
    await site.store.check();
  }
  jest.useRealTimers();
  expect(messages()).toEqual(Array(2).fill("old enquiries were not deleted"));
  expect(await site.store.list()).toMatchObject([{ reference }]);
  await site.stop();
});
