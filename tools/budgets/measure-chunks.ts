import { capture } from "../run/process.mjs";
import { builtFiles } from "./built-files";
import { uncovered } from "./chunks";
import type { Verdict } from "./judge";

/** What `size-limit --json` prints of each check. */
interface Size {
  name: string;
  size: number;
  sizeLimit: number;
  passed: boolean;
}

/**
 * Has size-limit weigh the build's scripts, group by group.
 *
 * @returns the verdicts, and what to do about chunks and budgets that do not fit each other
 */
export const measureChunks = async (): Promise<{ verdicts: Verdict[]; misfits: string[] }> => {
  const misfits = uncovered(builtFiles());
  const { output } = await capture("npx", ["size-limit", "--json"]);
  const json = /^\[[\s\S]*\]$/m.exec(output)?.[0];
  if (json === undefined) throw new Error(`size-limit said: ${output}`);
  const verdicts = (JSON.parse(json) as Size[]).map(({ name, size, sizeLimit, passed }): Verdict => ({
    where: name,
    figure: "gzip",
    found: size,
    reach: sizeLimit,
    allowed: sizeLimit,
    unit: "B",
    better: "less",
    passed,
    reached: passed,
  }));
  return { verdicts, misfits };
};
