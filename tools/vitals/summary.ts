import { type PageKind, pageKinds } from "../../src/domain/content/content-types";
import { type Summary, summaryOf } from "../../src/domain/vitals/histogram";
import { type MetricName, metricNames, unitValue } from "../../src/domain/vitals/metrics";
import type { CountedMetric } from "../../src/server/vitals/vitals-store";

/** What fewer values say may be chance: even of a hundred, the true percentile lies between the 66th and the 84th only. */
export const fewVisits = 100;

/** What is known of a metric on a kind of page, or on all. Milliseconds, but for the score of CLS. */
export interface Line extends Summary {
  page: PageKind | "all";
  metric: MetricName;
  /** Whether these are few values. */
  few: boolean;
}

/** A line for each metric of each kind of page that was measured, and of all of them together, in the order of the menus. */
export const summarise = (counts: readonly CountedMetric[]): Line[] =>
  [...pageKinds, "all" as const].flatMap((page) =>
    metricNames.flatMap((metric) => {
      const own = counts.filter((count) => count.metric === metric && (page === "all" || count.page === page));
      const summary = summaryOf(metric, own);
      if (summary === undefined) return [];
      return [{ page, metric, ...summary, p75: unitValue(metric, summary.p75), few: summary.count < fewVisits }];
    }),
  );
