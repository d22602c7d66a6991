import { reportCounter } from "../../../../src/server/vitals/count-report";
import { firstOfLast } from "../../../../src/server/vitals/days";

const report = { page: "home", values: { LCP: 500 } } as const;

const counter = () => {
  const done: string[] = [];
  const state = { now: new Date("2026-03-31T23:59:59.999Z") };
  const store = {
    add: (day: string) => Promise.resolve(void done.push(`add ${day}`)),
    purge: jest.fn((before: string) => Promise.resolve(void done.push(`purge ${before}`))),
  };
  return { count: reportCounter({ store, clock: () => state.now }), done, state, store };
};

describe("counting reports", () => {
  it("is done by the day of UTC, and forgets what is older than 90 days once a day", async () => {
    const { count, done, state } = counter();
    await count(report);
    await count(report);
    state.now = new Date("2026-04-01T00:00:00.000Z");
    await count(report);
    expect(done).toEqual([
      "add 2026-03-31",
      "purge 2026-01-01",
      "add 2026-03-31",
      "add 2026-04-01",
      "purge 2026-01-02",
    ]);
  });

  it("tries again to forget when that has failed", async () => {
    const { count, done, store } = counter();
    store.purge.mockRejectedValueOnce(new Error("away"));
    await expect(count(report)).rejects.toThrow("away");
    await count(report);
    expect(done.filter((what) => what.startsWith("purge"))).toEqual(["purge 2026-01-01"]);
  });
});

describe("the last days", () => {
  it.each([
    [1, "2026-03-01"],
    [28, "2026-02-02"],
    [90, "2025-12-02"],
  ])("%d of them begin on %s", (days, first) => {
    expect(firstOfLast(days, new Date("2026-03-01T12:00:00Z"))).toBe(first);
  });
});
