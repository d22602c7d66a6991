import { row } from "../table.mjs";

/**
 * A page that is measured, and what it is measured against: the pages of one group take turns.
 *
 * @typedef {{ group: string, who: string, address: string }} Target
 * @typedef {Target & { rounds: Record<string, number>[] }} Measured
 */

/** What the site promises: its largest paint comes at most this many times as late as the limit's. */
export const reach = 1.1;

export const ours = "ours";
export const limit = "no scripts";

/**
 * Looks at every page once a round, and at those of a group in turns: the first comes last in the next round.
 *
 * @param {Target[]} targets
 * @param {number} rounds
 * @param {(address: string) => Promise<Record<string, number>>} look
 * @returns {Promise<Measured[]>}
 */
export const takeTurns = async (targets, rounds, look) => {
  const measured = targets.map((target) => ({ ...target, rounds: /** @type {Record<string, number>[]} */ ([]) }));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of round % 2 === 0 ? measured : measured.toReversed())
      target.rounds.push(await look(target.address));
    console.error(`round ${round + 1} of ${rounds}`);
  }
  return measured;
};

/**
 * How many times as late as the limit's our largest paint comes: the median of the rounds, each of which saw both.
 *
 * @param {Measured[]} measured of one group
 * @param {(values: number[]) => number} median
 * @returns {number | undefined} undefined where there are not both
 */
export const ratio = (measured, median) => {
  const [own, bare] = [ours, limit].map((name) => measured.find(({ who }) => who === name)?.rounds);
  if (own === undefined || bare === undefined) return undefined;
  return median(own.map(({ LCP = NaN }, index) => LCP / (bare[index]?.["LCP"] ?? NaN)));
};

/**
 * @param {Measured[]} measured of one group
 * @param {(values: number[]) => number} median
 */
export const print = (measured, median) => {
  for (const { group, who, rounds } of measured) {
    const [LCP, FCP, TBT, bytes] = ["LCP", "FCP", "TBT", "bytes"].map((name) =>
      median(rounds.map((one) => one[name] ?? NaN)),
    );
    const against = who === ours ? ratio(measured, median)?.toFixed(2) : undefined;
    row([
      group,
      who,
      ...[LCP, FCP, TBT].map((time = NaN) => time.toFixed(0)),
      ((bytes ?? NaN) / 1000).toFixed(1),
      against ?? "",
    ]);
  }
};
