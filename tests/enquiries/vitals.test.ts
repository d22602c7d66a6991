import { bucketOf } from "../../src/domain/vitals/histogram";
import { metrics } from "../../src/domain/vitals/metrics";
import type { VitalsReport } from "../../src/domain/vitals/report";
import { openStore } from "../../src/server/store/open-store";
import { openVitalsStore, type VitalsStore } from "../../src/server/vitals/vitals-store";
import { newEnquiry } from "../support/new-enquiry";
import { describeWithEachDatabase } from "../support/test-databases";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { vitalsEndpoint } from "../../src/server/vitals/vitals-endpoint";
import { temporaryFolder } from "../support/temporary-folder";
import { postJson } from "../unit/server/support/http-client";
import { listen } from "../unit/server/support/local-server";
import { memoryLog } from "../unit/server/support/memory-log";
import { firstOfLast } from "../../src/server/vitals/days";
import { runTool } from "../support/command-line";

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
    await store.purge("2026-03-02");
    expect(await store.days(day)).toEqual({ first: "2026-03-02", last: "2026-03-02" });
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
});

describe("the endpoint", () => {
  const origin = "https://www.agency.example";

  let place: ReturnType<typeof temporaryFolder>;
  let url: string;
  let file: string;
  let log: ReturnType<typeof memoryLog>;

  beforeEach(() => {
    place = temporaryFolder("vitals");
    const database = path.join(place.folder, "enquiries.db");
    [url, file, log] = [`file:${database}`, `${database}.vitals`, memoryLog()];
  });
  afterEach(() => place.dispose());

  /** What the function answers to a report. */
  const answerOf = async ({ isOff = false } = {}): Promise<number> => {
    const { handler, close } = vitalsEndpoint({
      ...{ databaseUrl: url, isOff, hosts: [new URL(origin).host], logger: log.logger },
      isTooMany: () => Promise.resolve(false),
    });
    const server = await listen((request, response) => void handler(request, response));
    const { status } = await postJson(server.port, { page: "home", values: { LCP: 500 } }, { origin });
    await server.close();
    await close();
    return status;
  };

  test("what cannot be counted keeps no enquiry from being stored", async () => {
    mkdirSync(file);
    expect(await answerOf()).toBe(503);
    expect(log.messages()).toEqual(["what a browser has measured could not be counted"]);
    const enquiries = openStore(url);
    expect(await enquiries.add(newEnquiry(), ["mail"])).toMatchObject({ duplicate: false });
    await enquiries.close();
  });

  test("nothing is counted, and no file made, once measuring is off", async () => {
    expect(await answerOf({ isOff: true })).toBe(204);
    expect(existsSync(file)).toBe(false);
  });
});

describe("the command", () => {
  const today = () => firstOfLast(1, new Date());

  describeWithEachDatabase((emptyDatabase) => {
    let store: VitalsStore;
    let env: Record<string, string>;

    beforeEach(async () => {
      const url = await emptyDatabase();
      store = openVitalsStore(url);
      env = { DATABASE_URL: url };
    });
    afterEach(() => store.close());

    const vitals = (...args: string[]) => runTool("tools/vitals.ts", args, env);

    test("the 75th percentile is printed for each kind of page and for all, with its rating", async () => {
      for (const LCP of [10, 11, 12, 5000]) await store.add(today(), { page: "home", values: { LCP } });
      await store.add(today(), { page: "post", values: { CLS: 19 } });
      const { stdout } = await vitals("--json");
      const { from, to, lines } = JSON.parse(stdout) as { from: string; to: string; lines: object[] };
      expect([from, to]).toEqual([today(), today()]);
      expect(lines).toEqual([
        { page: "home", metric: "LCP", p75: 12, rating: "good", good: 0.75, count: 4, few: true },
        { page: "post", metric: "CLS", p75: 0.019, rating: "good", good: 1, count: 1, few: true },
        { page: "all", metric: "LCP", p75: 12, rating: "good", good: 0.75, count: 4, few: true },
        { page: "all", metric: "CLS", p75: 0.019, rating: "good", good: 1, count: 1, few: true },
      ]);
      expect((await vitals()).stdout).toMatch(/^home +LCP +12 ms +good +75 % +4 \(few\)$/m);
    });
  });

  test.each([
    [["--days", "0"], "--days 0 is no number of days from 1 to 90"],
    [["--dyas", "7"], "--dyas"],
  ])("%j is answered with what is wrong", async (args, text) => {
    const { code, stderr } = await runTool("tools/vitals.ts", args, { DATABASE_URL: "file:/nowhere" });
    expect(code).toBe(2);
    expect(stderr).toContain(text);
  });
});
