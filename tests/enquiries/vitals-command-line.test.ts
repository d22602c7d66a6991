import { firstOfLast } from "../../src/server/vitals/days";
import { openVitalsStore, type VitalsStore } from "../../src/server/vitals/vitals-store";
import { runTool } from "../support/command-line";
import { describeWithEachDatabase } from "../support/test-databases";

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

  test("nothing is said to be nothing", async () => {
    expect((await vitals()).stdout).toBe("Nothing was measured in the last 28 days. One visit in 10 is measured.\n");
    expect(JSON.parse((await vitals("--json")).stdout)).toEqual({ from: null, to: null, lines: [] });
  });

  test("the 75th percentile is given for each kind of page and for all, with its rating and how many there are", async () => {
    for (const LCP of [10, 11, 12, 5000]) await store.add(today(), { page: "home", values: { LCP } });
    await store.add(today(), { page: "post", values: { LCP: 4001, CLS: 19 } });
    const { stdout } = await vitals("--json");
    const { from, to, lines } = JSON.parse(stdout) as { from: string; to: string; lines: object[] };
    expect([from, to]).toEqual([today(), today()]);
    const few = { few: true };
    expect(lines).toEqual([
      { page: "home", metric: "LCP", p75: 12, rating: "good", good: 0.75, count: 4, ...few },
      {
        page: "post",
        metric: "LCP",
        p75: expect.closeTo(4001, -3) as number,
        rating: "poor",
        good: 0,
        count: 1,
        ...few,
      },
      { page: "post", metric: "CLS", p75: 0.019, rating: "good", good: 1, count: 1, ...few },
      {
        page: "all",
        metric: "LCP",
        p75: expect.closeTo(4001, -3) as number,
        rating: "poor",
        good: 0.6,
        count: 5,
        ...few,
      },
      { page: "all", metric: "CLS", p75: 0.019, rating: "good", good: 1, count: 1, ...few },
    ]);
  });

  test("people read a table, which says of few that they are few", async () => {
    for (let index = 0; index < 100; index += 1) {
      await store.add(today(), { page: "service", values: { INP: 16, ...(index < 99 && { CLS: 120 }) } });
    }
    const { stdout } = await vitals();
    expect(stdout).toContain(`${today()} to ${today()} (UTC). One visit in 10 is measured.`);
    expect(stdout).toMatch(/^service +CLS +0\.1\d\d +needs improvement +0 % +99 \(few\)$/m);
    expect(stdout).toMatch(/^service +INP +16 ms +good +100 % +100$/m);
    expect(stdout).toContain("(few): fewer than 100 visits.");
  });

  test("--days counts today in, and leaves out what was before", async () => {
    const yesterday = firstOfLast(2, new Date());
    await store.add(yesterday, { page: "home", values: { TTFB: 5 } });
    expect((await vitals("--days", "1")).stdout).toContain("Nothing was measured in the last 1 day.");
    expect((await vitals("--days", "2")).stdout).toContain(`${yesterday} to ${yesterday}`);
  });
});

test.each([
  [["--days", "0"], "--days 0 is no number of days from 1 to 90"],
  [["--days", "91"], "--days 91 is no number"],
  [["--days", "week"], "--days week is no number"],
  [["--dyas", "7"], "--dyas"],
  [["home"], "home"],
])("%j is answered with what is wrong", async (args, text) => {
  const { code, stderr } = await runTool("tools/vitals.ts", args, { DATABASE_URL: "file:/nowhere" });
  expect(code).toBe(2);
  expect(stderr).toContain(text);
});

test("a setting that is wrong is told without its value", async () => {
  const { code, stderr } = await runTool("tools/vitals.ts", [], { DATABASE_URL: "mysql://root:hunter2@db/x" });
  expect([code, stderr]).toEqual([2, expect.stringContaining("DATABASE_URL must be")]);
  expect(stderr).not.toContain("hunter2");
});
