import type { Browser } from "@playwright/test";
import type { PageKind } from "../../tests/support/page-kinds";
import type { StaticFile } from "../../src/hosting/manifest";
import { lighthouseBudgets, trafficBudgets } from "./budgets";
import { type Figures, judge, type Verdict } from "./judge";
import type { Run, startLighthouse } from "./lighthouse.mjs";
import { brotliSaving } from "./brotli-saving";
import { measureTraffic, type Traffic } from "./traffic";

/** What was found of one page. */
export interface MeasuredPage {
  kind: PageKind;
  path: string;
  figures: Figures;
  /** What took points away in any run. */
  failed: string[];
  runs: Run[];
  traffic: Traffic;
  verdicts: Verdict[];
}

/** One is enough for a page that keeps its budgets. */
const mostRuns = 5;

/** The best run: a busy machine adds to what a page takes, and takes nothing away. */
const best = (runs: readonly Run[]): Figures =>
  runs
    .map(({ figures }) => figures)
    .reduce((one, other) => ((other["TBT"] ?? NaN) < (one["TBT"] ?? NaN) ? other : one));

/** What pages are measured with, and the site that they are of. */
export interface Instruments {
  lighthouse: Awaited<ReturnType<typeof startLighthouse>>;
  browser: Browser;
  url: string;
  statics: readonly StaticFile[];
}

/** Has Lighthouse look at a page, again where it breaks a budget, counts its traffic, and judges both. */
export const measurePage = async (
  { lighthouse, browser, url, statics }: Instruments,
  [kind, path]: readonly [PageKind, string],
): Promise<MeasuredPage> => {
  const traffic = await measureTraffic(browser, url + path);
  const runs: Run[] = [];
  const judged = () => {
    const figures = {
      ...best(runs),
      ...traffic.figures,
      "saved by brotli": brotliSaving(traffic.before, statics),
    };
    return { figures, verdicts: judge(kind, figures, { ...lighthouseBudgets, ...trafficBudgets(kind) }) };
  };
  do runs.push(await lighthouse.look(url + path));
  while (runs.length < mostRuns && judged().verdicts.some(({ passed }) => !passed));
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return { kind, path, failed, runs, traffic, ...judged() };
};
