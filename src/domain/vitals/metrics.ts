interface Metric {
  /** Whole numbers per unit: times are in milliseconds, layout shift is in thousandths. */
  scale: number;
  /** The largest good value, in whole numbers. */
  good: number;
  /** The largest value that is not poor. */
  poor: number;
  /** Larger values are outliers and not counted. */
  most: number;
}

const time = { scale: 1, most: 600_000 } as const;

/** With the thresholds of https://web.dev/articles/vitals. */
export const metrics = {
  LCP: { ...time, good: 2500, poor: 4000 },
  CLS: { scale: 1000, most: 10_000, good: 100, poor: 250 },
  INP: { ...time, good: 200, poor: 500 },
  FCP: { ...time, good: 1800, poor: 3000 },
  TTFB: { ...time, good: 800, poor: 1800 },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

export const metricNames = Object.keys(metrics) as MetricName[];

/** A value as the whole number that is sent and counted. @param value in the metric's own unit */
export const wholeValue = (name: MetricName, value: number): number => Math.round(value * metrics[name].scale);

/** A value in the metric's own unit: milliseconds, or the score of a layout shift. */
export const unitValue = (name: MetricName, whole: number): number => whole / metrics[name].scale;

export type Rating = "good" | "needs improvement" | "poor";

export const ratingOf = (name: MetricName, whole: number): Rating => {
  const { good, poor } = metrics[name];
  if (whole <= good) return "good";
  return whole <= poor ? "needs improvement" : "poor";
};
