import type { Budget } from "./budgets";

/** One figure held against its budget. */
export interface Verdict extends Budget {
  where: string;
  figure: string;
  found: number;
  /** Whether it is allowed. */
  passed: boolean;
  /** Whether it is what the site promises. */
  reached: boolean;
}

export type Figures = Record<string, number>;

/**
 * The middle one of some values, or the mean of the middle two.
 *
 * @returns NaN of none
 */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1] ?? NaN, sorted[Math.floor(half)] ?? NaN];
  return (low + high) / 2;
};

/** The medians of some runs, figure by figure. All runs have the same figures. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]));

const keeps = (found: number, limit: number, better: Budget["better"]): boolean =>
  better === "less" ? found <= limit : found >= limit;

/**
 * Holds figures against their budgets. A figure that is missing, or no number,
 * fails.
 *
 * @param where the page, or whatever the figures are of
 * @returns one for each budget
 */
export const judge = (where: string, figures: Figures, budgets: Record<string, Budget>): Verdict[] =>
  Object.entries(budgets).map(([figure, budget]) => {
    const found = figures[figure] ?? NaN;
    const passed = keeps(found, budget.allowed, budget.better);
    return { where, figure, found, ...budget, passed, reached: keeps(found, budget.reach, budget.better) };
  });

/** A figure as it is read: full, with a comma at the thousands. */
export const written = (value: number, unit = ""): string =>
  Number.isNaN(value)
    ? "nothing"
    : `${value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 1 ? 4 : 0 })} ${unit}`.trim();

/** What is wrong, in a line, with a figure that has not passed. */
export const complaint = ({ where, figure, found, allowed, reach, unit, better }: Verdict): string => {
  const bound = `${better === "less" ? "at most" : "at least"} ${written(allowed, unit)}`;
  const aim = allowed === reach ? "" : ` (the reach is ${written(reach, unit)})`;
  return `${where}: ${figure} is ${written(found, unit)}, allowed is ${bound}${aim}`;
};
