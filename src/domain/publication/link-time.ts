import { isObject } from "../is-object";
import { type Scheduled, scheduleOf, type SiteClock } from "./schedule";

const never = Number.POSITIVE_INFINITY;

/**
 * When a field is shown: the schedule of its entry, narrowed by those of the groups around it. Moments are compared as
 * they are written.
 */
export const timeOf = (data: object, path: readonly PropertyKey[]): Scheduled => {
  const groups: unknown[] = [data];
  for (const key of path) groups.push((groups.at(-1) as Record<PropertyKey, unknown> | undefined)?.[key]);
  const times = groups.filter(isObject).map(scheduleOf);
  const publishAt = times
    .flatMap((time) => time.publishAt ?? [])
    .sort()
    .at(-1);
  const [expireAt] = times.flatMap((time) => time.expireAt ?? []).sort();
  return { ...(publishAt !== undefined && { publishAt }), ...(expireAt !== undefined && { expireAt }) };
};

/**
 * Why something that is shown in one time may not link to a page that is there in
 * another. What is no problem now does not become one because time passes.
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
