import { complaint, type Verdict, written } from "./judge";

/** Failed, allowed only because of the slack, or as it has to be. */
const mark = ({ passed, reached }: Verdict): string => (passed ? (reached ? "" : " (!)") : " ✗");

const ownCell = (verdict: Verdict): string => written(verdict.found, verdict.unit) + mark(verdict);

/**
 * Rows for `console.table`: what was measured by what was judged of it.
 *
 * @returns by place, then by figure
 */
export const table = (verdicts: readonly Verdict[]): Record<string, Record<string, string>> => {
  const rows: Record<string, Record<string, string>> = {};
  for (const verdict of verdicts) (rows[verdict.where] ??= {})[verdict.figure] = ownCell(verdict);
  return rows;
};

/** All that is wrong, line by line. */
export const complaints = (verdicts: readonly Verdict[]): string[] =>
  verdicts.filter(({ passed }) => !passed).map(complaint);
