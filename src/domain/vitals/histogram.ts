import { type MetricName, metricNames, metrics, type Rating, ratingOf } from "./metrics";

/** The width of a bucket relative to the one before; half of it is the largest error. */
const growth = 1.1;

/** The sorted upper bounds of all buckets. The thresholds are among them, so that each bucket has one rating. */
const edgesOf = (name: MetricName): readonly number[] => {
  const { good, poor, most } = metrics[name];
  const edges = new Set<number>([good, poor, most]);
  for (let edge = 0; edge < most; edge = Math.max(edge + 1, Math.floor(edge * growth))) edges.add(edge);
  return [...edges].sort((a, b) => a - b);
};

const bucketEdges = Object.fromEntries(metricNames.map((name) => [name, edgesOf(name)])) as Record<
  MetricName,
  readonly number[]
>;

/** The upper bound of a value's bucket. @param whole at most the metric's `most` */
export const bucketOf = (name: MetricName, whole: number): number =>
  bucketEdges[name].find((edge) => whole <= edge) ?? metrics[name].most;

export interface Count {
  /** The upper bound of the bucket. */
  upTo: number;
  count: number;
}

const middleOf = (name: MetricName, upTo: number): number => {
  const below = bucketEdges[name].findLast((edge) => edge < upTo) ?? -1;
  return (below + 1 + upTo) / 2;
};

export interface Summary {
  count: number;
  /** The 75th percentile in whole numbers: at most 5 % off, exact up to 20. */
  p75: number;
  /** The exact rating of the 75th percentile. */
  rating: Rating;
  /** The share of good values, 0 to 1. */
  good: number;
}

const sum = (counts: readonly Count[]): number => counts.reduce((total, { count }) => total + count, 0);

/** Summarises the counts of a metric; undefined when nothing was counted. */
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
