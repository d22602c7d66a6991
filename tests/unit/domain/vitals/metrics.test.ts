import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import { metrics, ratingOf, unitValue, wholeValue } from "../../../../src/domain/vitals/metrics";

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
  });

  it.each([
    ["LCP", 2500, "good"],
    ["LCP", 2501, "needs improvement"],
    ["CLS", 250, "needs improvement"],
    ["CLS", 251, "poor"],
  ] as const)("%s of %d is %s", (name, value, rating) => {
    expect(ratingOf(name, value)).toBe(rating);
  });
});
