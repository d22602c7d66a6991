import { type Figures, median } from "../../budgets/judge";

/** A page that is measured. Those of one group are measured against each other. */
export interface Target {
  group: string;
  who: string;
  address: string;
}

/** A page with what each round has found of it. */
export interface Measured extends Target {
  rounds: Figures[];
}

/** What the site promises: its largest paint comes at most this many times as late as the limit's. */
export const reach = 1.1;

/** Who is compared: our page, and the same one without scripts. */
export const ours = "ours";
export const limit = "no scripts";

/**
 * Looks at every page once a round. Pages of a group follow each other, and
 * the last comes first in the next round, since a machine is not always as fast.
 */
export const takeTurns = async (
  targets: readonly Target[],
  rounds: number,
  look: (address: string) => Promise<Figures>,
): Promise<Measured[]> => {
  const measured = targets.map((target): Measured => ({ ...target, rounds: [] }));
  for (let round = 0; round < rounds; round += 1)
    for (const target of round % 2 === 0 ? measured : [...measured].reverse())
      target.rounds.push(await look(target.address));
  return measured;
};

/**
 * How many times as late as the limit's our largest paint comes: the median of
 * the rounds, each of which saw both.
 *
 * @param measured the pages of one group
 * @returns NaN where there are not both
 */
export const ratio = (measured: readonly Measured[]): number => {
  const [own = [], bare = []] = [ours, limit].map((name) => measured.find(({ who }) => who === name)?.rounds);
  return median(own.map((round, index) => (round["LCP"] ?? NaN) / (bare[index]?.["LCP"] ?? NaN)));
};
