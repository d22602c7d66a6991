import { type MetricName, metricNames, metrics, type Rating, ratingOf } from "./metrics";

/** How much wider each bucket is than the one before it: half of it is the largest error of what is read from a bucket. */
const growth = 1.1;

/**
 * The largest value of each bucket, in whole numbers and in order. The
 * thresholds are among them, so that what a bucket holds has one rating.
 */
const edgesOf = (name: MetricName): readonly number[] => {
  const { good, poor, most } = metrics[name];
  const edges = new Set<number>([good, poor, most]);
  for (let edge = 0; edge < most; edge = Math.max(edge + 1, Math.floor(edge * growth))) edges.add(edge);
  return [...edges].sort((a, b) => a - b);
};

/** By the name of the metric. */
export const bucketEdges = Object.fromEntries(metricNames.map((name) => [name, edgesOf(name)])) as Record<
  MetricName,
  readonly number[]
>;

/**
 * The bucket that a value is counted in, by its largest value.
 *
 * @param whole at most the metric's `most`
 */
export const bucketOf = (name: MetricName, whole: number): number =>
  bucketEdges[name].find((edge) => whole <= edge) ?? metrics[name].most;

/** How often a value fell into a bucket. */
export interface Count {
  /** The largest value of the bucket. */
  upTo: number;
  count: number;
}

/** The middle of the whole numbers in a bucket. */
const middleOf = (name: MetricName, upTo: number): number => {
  const below = bucketEdges[name].findLast((edge) => edge < upTo) ?? -1;
  return (below + 1 + upTo) / 2;
};

export interface Summary {
  count: number;
  /** The 75th percentile in whole numbers: at most 5 % off, and exact up to 20. */
  p75: number;
  /** That of the 75th percentile, which no bucket blurs. */
  rating: Rating;
  /** How many values were good, from 0 to 1. */
  good: number;
}

const sum = (counts: readonly Count[]): number => counts.reduce((total, { count }) => total + count, 0);

/**
 * What the counts of a metric say. The percentile is the smallest value that
 * three quarters of all do not exceed.
 *
 * @returns undefined when nothing was counted
 */
export const summaryOf = (name: MetricName, counts: readonly Count[]): Summary | undefined => {
  const count = sum(counts);
  let seen = 0;
  const sorted = counts.toSorted((a, b) => a.upTo - b.upTo);
  const bucket = sorted.find((one) => (seen += one.count) >= count * 0.75);
  if (bucket === undefined || count === 0) return undefined;
  return {
    count,
    p75: middleOf(name, bucket.upTo),
    rating: ratingOf(name, bucket.upTo),
    good: sum(counts.filter(({ upTo }) => upTo <= metrics[name].good)) / count,
  };
};
