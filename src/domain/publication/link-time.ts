import { isObject } from "../is-object";
import { type Scheduled, scheduleOf, type SiteClock } from "./schedule";

const never = Number.POSITIVE_INFINITY;

/** Returns when a field is shown: its entry's schedule, narrowed by enclosing groups. Times compare as strings. */
export const timeOf = (data: object, path: readonly PropertyKey[]): Scheduled => {
  const groups: unknown[] = [data];
  for (const key of path) groups.push((groups.at(-1) as Record<PropertyKey, unknown> | undefined)?.[key]);
  const times = groups.filter(isObject).map(scheduleOf);
  const publishAt = times
    .flatMap((time) => time.publishAt ?? [])
    .sort()
    .at(-1);
  const [expireAt] = times.flatMap((time) => time.expireAt ?? []).sort();
  return { publishAt, expireAt };
};

/**
 * Checks that a page is published for as long as a link to it is shown. A valid link stays valid as time passes.
 *
 * @returns the end of a sentence and what to do, or undefined
 */
export const timeProblem = (
  from: Scheduled,
  to: Scheduled,
  { now, instantOf }: SiteClock,
): { problem: string; advice: string } | undefined => {
  const begins = Math.max(now, from.publishAt === undefined ? now : instantOf(from.publishAt));
  if (to.publishAt !== undefined && instantOf(to.publishAt) > begins)
    return {
      problem: `is not published before ${to.publishAt}`,
      advice: "link to it after that, or to another page",
    };
  const ends = from.expireAt === undefined ? never : instantOf(from.expireAt);
  if (to.expireAt !== undefined && instantOf(to.expireAt) < ends)
    return {
      problem: `is published only until ${to.expireAt}`,
      advice: "link to another page, or let what links to it expire no later",
    };
  return undefined;
};
