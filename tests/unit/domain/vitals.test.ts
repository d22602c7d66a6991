import fc from "fast-check";
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import { bucketOf, summaryOf } from "../../../src/domain/vitals/histogram";
import { metricNames, metrics, ratingOf, unitValue, wholeValue } from "../../../src/domain/vitals/metrics";
import { vitalsReportSchema } from "../../../src/domain/vitals/report";

describe("the metrics", () => {
  it("have the thresholds of the library that measures them", () => {
    const inUnits = (["LCP", "CLS", "INP", "FCP", "TTFB"] as const).map((name) => [
      unitValue(name, metrics[name].good),
      unitValue(name, metrics[name].poor),
    ]);
    expect(inUnits).toEqual([LCPThresholds, CLSThresholds, INPThresholds, FCPThresholds, TTFBThresholds]);
  });

  it("are whole numbers: milliseconds, and thousandths of a score", () => {
    expect([wholeValue("LCP", 1234.56), wholeValue("CLS", 0.0714)]).toEqual([1235, 71]);
    expect([2500, 2501].map((value) => ratingOf("LCP", value))).toEqual(["good", "needs improvement"]);
    expect([250, 251].map((value) => ratingOf("CLS", value))).toEqual(["needs improvement", "poor"]);
  });
});

describe("the 75th percentile of counted values", () => {
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

  it("is off by 5 % at most, exact up to 20, and never about the rating", () => {
    fc.assert(
      fc.property(anyValues, ({ name, values }) => {
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? NaN;
        const summary = summaryOf(
          name,
          values.map((value) => ({ upTo: bucketOf(name, value), count: 1 })),
        );
        expect(Math.abs((summary?.p75 ?? NaN) - exact)).toBeLessThanOrEqual(exact <= 20 ? 0 : exact * 0.05);
        expect(summary).toMatchObject({
          rating: ratingOf(name, exact),
          count: values.length,
          good: values.filter((value) => value <= metrics[name].good).length / values.length,
        });
      }),
    );
    expect(summaryOf("LCP", [])).toBeUndefined();
  });
});

describe("a report", () => {
  const isTaken = (report: unknown): boolean => vitalsReportSchema.safeParse(report).success;

  it("is accepted with one value or with all, up to the largest", () => {
    const all = Object.fromEntries(metricNames.map((name) => [name, metrics[name].most]));
    expect([{ TTFB: 0 }, all].map((values) => isTaken({ page: "post", values }))).toEqual([true, true]);
  });

  it.each([
    ["of an unknown kind of page", { page: "/services/one", values: { LCP: 1 } }],
    ["without values", { page: "home", values: {} }],
    ["with a field that was not agreed on", { page: "home", values: { LCP: 1 }, visitor: "a1b2" }],
    ["with a fraction", { page: "home", values: { LCP: 1.5 } }],
    ["with a negative value", { page: "home", values: { LCP: -1 } }],
    ["with an absurd time", { page: "home", values: { LCP: metrics.LCP.most + 1 } }],
  ])("is refused %s", (_what, report) => {
    expect(isTaken(report)).toBe(false);
  });
});
