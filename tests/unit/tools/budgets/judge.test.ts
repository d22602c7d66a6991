import { complaint, judge, median, medians } from "../../../../tools/budgets/judge";

const budgets = {
  LCP: { reach: 1000, allowed: 1250, unit: "ms", better: "less" },
  seo: { reach: 100, allowed: 100, unit: "", better: "more" },
} as const;

describe("median", () => {
  it("is the middle one, in whatever order, or the mean of the middle two", () => {
    expect(median([9, 100, 1])).toBe(9);
    expect(median([4, 1, 3, 100])).toBe(3.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });

  it("goes figure by figure", () => {
    const runs = [
      { LCP: 1, TBT: 30 },
      { LCP: 3, TBT: 10 },
      { LCP: 2, TBT: 20 },
    ];
    expect(medians(runs)).toEqual({ LCP: 2, TBT: 20 });
  });
});

describe("judge", () => {
  const of = (figures: Record<string, number>) =>
    judge("home", figures, budgets).map(({ figure, passed, reached }) => [figure, passed, reached]);

  it("passes what keeps the reach, to the last millisecond", () => {
    expect(of({ LCP: 1000, seo: 100 })).toEqual([
      ["LCP", true, true],
      ["seo", true, true],
    ]);
  });

  it("passes what only the slack allows, and says so", () => {
    expect(of({ LCP: 1250, seo: 100 })[0]).toEqual(["LCP", true, false]);
  });

  it("fails what is beyond, in either direction", () => {
    expect(of({ LCP: 1251, seo: 99 })).toEqual([
      ["LCP", false, false],
      ["seo", false, false],
    ]);
  });

  it("fails a figure that is missing", () => {
    expect(of({ seo: 100 })[0]).toEqual(["LCP", false, false]);
    expect(of({ LCP: NaN, seo: 100 })[0]).toEqual(["LCP", false, false]);
  });

  it("names page, figure, what was found and what is allowed", () => {
    const complaints = judge("home", { LCP: 2421.4, seo: 92 }, budgets).map(complaint);
    expect(complaints).toEqual([
      "home: LCP is 2,421 ms, allowed is at most 1,250 ms (the reach is 1,000 ms)",
      "home: seo is 92, allowed is at least 100",
    ]);
    expect(judge("home", {}, budgets).map(complaint)[0]).toContain("LCP is nothing");
  });
});
