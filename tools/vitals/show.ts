import type { MetricName } from "../../src/domain/vitals/metrics";
import { textTable } from "../text-table";
import { fewVisits, type Line } from "./summary";

/** What was found in a database, and what was looked for. */
export interface Found {
  /** How many days were asked for. */
  asked: number;
  /** The first and the last day on which something was counted, `yyyy-mm-dd` in UTC. */
  days: { first: string; last: string } | undefined;
  lines: readonly Line[];
  /** Of how many visits one is measured, as set now; 0 when none is. */
  oneIn: number;
}

const valueText = (metric: MetricName, value: number): string =>
  metric === "CLS" ? value.toFixed(3) : `${Math.round(value).toLocaleString("en")} ms`;

const columns = {
  page: ({ page }: Line) => page,
  metric: ({ metric }: Line) => metric,
  p75: ({ metric, p75 }: Line) => valueText(metric, p75),
  rating: ({ rating }: Line) => rating,
  good: ({ good }: Line) => `${Math.round(good * 100)} %`,
  visits: ({ count, few }: Line) => `${count.toLocaleString("en")}${few ? " (few)" : ""}`,
};

const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

const settingText = (oneIn: number): string =>
  oneIn === 0 ? "Measuring is off (content/settings/field-vitals.json)." : `One visit in ${oneIn} is measured.`;

/** What the command prints for people. */
export const asText = ({ asked, days, lines, oneIn }: Found): string => {
  if (days === undefined) return `Nothing was measured in the last ${daysText(asked)}. ${settingText(oneIn)}`;
  const rows = [Object.keys(columns), ...lines.map((line) => Object.values(columns).map((cell) => cell(line)))];
  return [
    `The 75th percentile in the field, ${days.first} to ${days.last} (UTC). ${settingText(oneIn)}`,
    "",
    textTable(rows),
    ...(lines.some(({ few }) => few) ? ["", `(few): fewer than ${fewVisits} visits. Chance has a part in these.`] : []),
  ].join("\n");
};
