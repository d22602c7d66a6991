import { z } from "zod";
import { pageKinds } from "../content/content-types";
import { type MetricName, metricNames, metrics } from "./metrics";

const values = Object.fromEntries(
  metricNames.map((name) => [name, z.int().min(0).max(metrics[name].most).optional()]),
) as Record<MetricName, z.ZodOptional<z.ZodInt>>;

/** What a browser sends: the kind of page, and whole numbers by metric. */
export const vitalsReportSchema = z.strictObject({
  page: z.enum(pageKinds),
  values: z.strictObject(values).refine((sent) => Object.keys(sent).length > 0, "is empty"),
});

export type VitalsReport = z.infer<typeof vitalsReportSchema>;

/** The largest report in bytes, several times the longest valid one. */
export const reportLimit = 1000;
