interface Metric {
  /** How many whole numbers make one of its unit: times are whole milliseconds, layout shift is counted in thousandths. */
  scale: number;
  /** Up to and including this, in whole numbers, it is good. */
  good: number;
  /** Above this it is poor. */
  poor: number;
  /** Above this it was no page that somebody waited for. */
  most: number;
}

const time = { scale: 1, most: 600_000 } as const;

/** What is measured of a page (https://web.dev/articles/vitals), with the thresholds that web.dev gives. */
export const metrics = {
  LCP: { ...time, good: 2500, poor: 4000 },
  CLS: { scale: 1000, most: 10_000, good: 100, poor: 250 },
  INP: { ...time, good: 200, poor: 500 },
  FCP: { ...time, good: 1800, poor: 3000 },
  TTFB: { ...time, good: 800, poor: 1800 },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

export const metricNames = Object.keys(metrics) as MetricName[];

/** A value as it is sent and counted. @param value in the metric's own unit */
export const wholeValue = (name: MetricName, value: number): number => Math.round(value * metrics[name].scale);

/** A value in the metric's own unit: milliseconds, or the score of a layout shift. */
export const unitValue = (name: MetricName, whole: number): number => whole / metrics[name].scale;

export type Rating = "good" | "needs improvement" | "poor";

/** web.dev's word for a value. */
export const ratingOf = (name: MetricName, whole: number): Rating => {
  const { good, poor } = metrics[name];
  if (whole <= good) return "good";
  return whole <= poor ? "needs improvement" : "poor";
};
