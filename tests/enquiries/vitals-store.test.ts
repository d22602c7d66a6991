import { bucketOf } from "../../src/domain/vitals/histogram";
import { metrics } from "../../src/domain/vitals/metrics";
import type { VitalsReport } from "../../src/domain/vitals/report";
import { openStore } from "../../src/server/store/open-store";
import { openVitalsStore, type VitalsStore } from "../../src/server/vitals/vitals-store";
import { newEnquiry } from "../support/new-enquiry";
import { describeWithEachDatabase } from "../support/test-databases";

const day = "2026-03-01";
const report: VitalsReport = { page: "post", values: { LCP: 812, CLS: 0, INP: 40, FCP: 700, TTFB: 90 } };

describeWithEachDatabase((emptyDatabase) => {
  let url: string;
  let stores: VitalsStore[];
  const opened = () => {
    const store = openVitalsStore(url);
    stores.push(store);
    return store;
  };
  beforeEach(async () => {
    url = await emptyDatabase();
    stores = [];
  });
  afterEach(() => Promise.all(stores.map((store) => store.close())));

  test("counts each value of a report in its bucket, and gives all at once", async () => {
    const store = opened();
    await store.add(day, report);
    await store.add("2026-03-02", report);
    await store.add("2026-03-02", { page: "home", values: { LCP: metrics.LCP.most } });
    const counts = await store.counts(day);
    expect(counts).toHaveLength(6);
    expect(counts).toContainEqual({ page: "post", metric: "LCP", upTo: bucketOf("LCP", 812), count: 2 });
    expect(counts).toContainEqual({ page: "post", metric: "CLS", upTo: 0, count: 2 });
    expect(counts).toContainEqual({ page: "home", metric: "LCP", upTo: metrics.LCP.most, count: 1 });
    expect(await store.days(day)).toEqual({ first: day, last: "2026-03-02" });
  });

  test("gives what was counted on a day and after it, and nothing of before", async () => {
    const store = opened();
    await store.add("2026-02-28", report);
    await store.add(day, { page: "home", values: { LCP: 500 } });
    expect(await store.counts(day)).toEqual([{ page: "home", metric: "LCP", upTo: bucketOf("LCP", 500), count: 1 }]);
    expect(await store.days(day)).toEqual({ first: day, last: day });
    expect(await store.counts("2026-03-02")).toEqual([]);
    expect(await store.days("2026-03-02")).toBeUndefined();
  });

  test("loses no count, however many instances make the table and count at once", async () => {
    const instances = [opened(), opened(), opened()];
    await Promise.all(Array.from({ length: 60 }, (_, index) => instances[index % 3]?.add(day, report)));
    const counts = await opened().counts(day);
    expect(counts.map(({ metric, count }) => [metric, count]).sort()).toEqual(
      Object.keys(report.values)
        .map((name) => [name, 60])
        .sort(),
    );
  });

  test("takes no more room for more reports of the same", async () => {
    const store = opened();
    await store.add(day, report);
    const before = (await store.counts(day)).length;
    for (let index = 0; index < 20; index += 1) await store.add(day, report);
    expect(await store.counts(day)).toHaveLength(before);
  });

  test("forgets the days before a day, and not that day", async () => {
    const store = opened();
    await store.add("2026-02-28", report);
    await store.add(day, report);
    await store.purge(day);
    expect(await store.days("2000-01-01")).toEqual({ first: day, last: day });
  });

  test("lives beside the enquiries, whichever of the two opens the database first", async () => {
    const enquiries = openStore(url);
    const store = opened();
    try {
      await Promise.all([store.add(day, report), enquiries.add(newEnquiry(), ["mail"])]);
      await opened().add(day, report);
      expect(await enquiries.list()).toHaveLength(1);
      expect((await store.counts(day)).map(({ count }) => count)).toEqual([2, 2, 2, 2, 2]);
    } finally {
      await enquiries.close();
    }
  });

  test("closes without having been used", async () => {
    await expect(opened().close()).resolves.toBeUndefined();
  });
});

test("a database that cannot be reached is said so, each time anew", async () => {
  const store = openVitalsStore("postgres://nobody@127.0.0.1:1/nowhere");
  await expect(store.add(day, report)).rejects.toThrow();
  await expect(store.counts(day)).rejects.toThrow();
  await store.close();
});
