import { pageKinds } from "../../../../src/domain/page-kind";
import { metricNames, metrics } from "../../../../src/domain/vitals/metrics";
import { reportLimit, vitalsReportSchema } from "../../../../src/domain/vitals/report";

const isTaken = (report: unknown): boolean => vitalsReportSchema.safeParse(report).success;

describe("a report", () => {
  it("is taken with one value or with all, up to the largest", () => {
    expect(isTaken({ page: "post", values: { TTFB: 0 } })).toBe(true);
    const all = Object.fromEntries(metricNames.map((name) => [name, metrics[name].most]));
    expect(pageKinds.filter((page) => !isTaken({ page, values: all }))).toEqual([]);
    expect(JSON.stringify({ page: "industries", values: all }).length).toBeLessThan(reportLimit / 4);
  });

  it.each([
    ["of an unknown kind of page", { page: "cart", values: { LCP: 1 } }],
    ["of an address", { page: "/services/seo", values: { LCP: 1 } }],
    ["without a kind of page", { values: { LCP: 1 } }],
    ["without values", { page: "home", values: {} }],
    ["with an unknown metric", { page: "home", values: { LCP: 1, FID: 1 } }],
    ["with a field that was not agreed on", { page: "home", values: { LCP: 1 }, visitor: "a1b2" }],
    ["with a fraction", { page: "home", values: { LCP: 1.5 } }],
    ["with a negative value", { page: "home", values: { LCP: -1 } }],
    ["with a text", { page: "home", values: { LCP: "1" } }],
    ["with an absurd time", { page: "home", values: { LCP: metrics.LCP.most + 1 } }],
    ["with an absurd shift", { page: "home", values: { CLS: metrics.CLS.most + 1 } }],
    ["that is no object", "LCP"],
  ])("is refused %s", (_what, report) => {
    expect(isTaken(report)).toBe(false);
  });
});
