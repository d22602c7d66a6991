/** @jest-environment jsdom */
import { Blob } from "node:buffer";
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { vitalsReportSchema } from "../../../../src/domain/vitals/report";
import { measure } from "../../../../src/gatsby/browser/field-vitals/measure";

jest.mock("web-vitals", () =>
  Object.fromEntries(["onCLS", "onFCP", "onINP", "onLCP", "onTTFB"].map((name) => [name, jest.fn()])),
);

const observers = { LCP: onLCP, CLS: onCLS, INP: onINP, FCP: onFCP, TTFB: onTTFB } as const;

let sent: { url: string; body: Blob }[];
let visibility: DocumentVisibilityState;
let left: number;
let isAllowed: boolean;

beforeEach(() => {
  jest.clearAllMocks();
  [sent, visibility, left, isAllowed] = [[], "visible", Infinity, true];
  // That of jsdom has no text().
  Object.assign(window, { Blob });
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push({ url, body }) > 0 });
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  measure({ kind: "service", leftAt: () => left, mayMeasure: () => isAllowed });
});
afterEach(() => {
  show("hidden");
  jest.restoreAllMocks();
});

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};

/** Says what web-vitals would say. @param startTimes when what makes up the value has happened */
const happen = (name: keyof typeof observers, value: number, ...startTimes: number[]) => {
  const [[note]] = jest.mocked(observers[name]).mock.calls as [[(metric: MetricType) => void]];
  note({ name, value, entries: startTimes.map((startTime) => ({ startTime })) } as MetricType);
};

const report = async (): Promise<unknown> => JSON.parse((await sent[0]?.body.text()) ?? "");

describe("the report of a page", () => {
  it("is sent when the page is hidden, with the last values as whole numbers and nothing else", async () => {
    happen("TTFB", 80.4, 0);
    happen("FCP", 410.6, 410.6);
    happen("LCP", 500, 500);
    happen("LCP", 812.3, 812.3);
    happen("CLS", 0.0214, 300);
    expect(sent).toEqual([]);
    show("hidden");
    expect(sent.map(({ url, body }) => [url, body.type])).toEqual([["/api/vitals", "application/json"]]);
    expect(await report()).toEqual({ page: "service", values: { TTFB: 80, FCP: 411, LCP: 812, CLS: 21 } });
    expect(vitalsReportSchema.safeParse(await report()).success).toBe(true);
  });

  it("has nothing of the page that took the place of the first", async () => {
    happen("INP", 40, 1000);
    left = 2000;
    // The click that led away, of which the browser tells afterwards.
    happen("INP", 72, 1990);
    happen("INP", 900, 5000);
    happen("CLS", 0.4, 1500, 2500);
    show("hidden");
    expect(await report()).toEqual({ page: "service", values: { INP: 72 } });
  });

  it("is not sent once leave is taken back", () => {
    happen("LCP", 812, 812);
    isAllowed = false;
    show("hidden");
    expect(sent).toEqual([]);
  });
});
