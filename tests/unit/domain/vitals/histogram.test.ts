import fc from "fast-check";
import { bucketEdges, bucketOf, type Count, summaryOf } from "../../../../src/domain/vitals/histogram";
import { metricNames, metrics, ratingOf } from "../../../../src/domain/vitals/metrics";

const counted = (name: (typeof metricNames)[number], values: readonly number[]): Count[] =>
  values.map((value) => ({ upTo: bucketOf(name, value), count: 1 }));

/** The value that three quarters of all do not exceed, by the nearest rank. */
const exactP75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? NaN;

const anyValues = fc.constantFrom(...metricNames).chain((name) =>
  fc.record({
    name: fc.constant(name),
    values: fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: metrics[name].most }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: metrics[name].good - 2, max: metrics[name].poor + 2 }),
      ),
      { minLength: 1, maxLength: 60 },
    ),
  }),
);

describe("the histogram of a metric", () => {
  it("is off by 5 % at most, exact up to 20, and never about the rating", () => {
    fc.assert(
      fc.property(anyValues, ({ name, values }) => {
        const exact = exactP75(values);
        const { p75, rating, count, good } = summaryOf(name, counted(name, values)) ?? fail();
        expect(Math.abs(p75 - exact)).toBeLessThanOrEqual(exact <= 20 ? 0 : exact * 0.05);
        expect([rating, count]).toEqual([ratingOf(name, exact), values.length]);
        expect(good).toBe(values.filter((value) => value <= metrics[name].good).length / values.length);
      }),
    );
  });

  it.each(metricNames)("has few buckets, from nothing to the largest value: %s", (name) => {
    const edges = bucketEdges[name];
    expect([edges[0], edges.at(-1)]).toEqual([0, metrics[name].most]);
    expect(edges.length).toBeLessThanOrEqual(150);
    expect(edges).toEqual(expect.arrayContaining([metrics[name].good, metrics[name].poor]));
  });

  it("says nothing of nothing", () => {
    expect(summaryOf("LCP", [])).toBeUndefined();
  });

  it("takes counts in whatever order", () => {
    const counts = [
      { upTo: 20, count: 1 },
      { upTo: 10, count: 3 },
    ];
    expect(summaryOf("INP", counts)).toEqual({ count: 4, p75: 10, rating: "good", good: 1 });
  });
});

const fail = (): never => {
  throw new Error("There was no summary");
};
