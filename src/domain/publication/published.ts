import { isObject } from "../is-object";
import { type Scheduled, scheduleOf, type ScheduleState, scheduleState, type SiteClock } from "./schedule";

/** The time of a build, and whether it shows drafts. */
export interface PublicationEnvironment {
  clock: SiteClock;
  drafts: boolean;
}

/** The publication status of an entry. Production withholds all but `shown`. */
export type PublicationState = ScheduleState | "draft";

/** Why production withholds an entry. */
export interface Withheld extends Scheduled {
  publication: PublicationState;
}

/** An entry as a build shows it. */
export interface PublishedEntry {
  /** Its fields without the parts that are not shown. */
  data: Record<string, unknown>;
  publication: PublicationState;
}

/** The publication status of an entry, or of a part of one. */
export const publicationState = (entry: object, clock: SiteClock): PublicationState =>
  "draft" in entry && entry.draft === true ? "draft" : scheduleState(scheduleOf(entry), clock);

/** Previews also show parts scheduled for later: a slide, a banner. Hidden parts, such as a block, never show. */
const isShown = (part: unknown, { clock, drafts }: PublicationEnvironment): boolean => {
  if (isObject(part) && part["hidden"] === true) return false;
  const state = isObject(part) ? scheduleState(scheduleOf(part), clock) : "shown";
  return state === "shown" || (drafts && state === "waiting");
};

const withoutHiddenParts = (value: unknown, environment: PublicationEnvironment): unknown => {
  if (Array.isArray(value))
    return value.filter((part) => isShown(part, environment)).map((part) => withoutHiddenParts(part, environment));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutHiddenParts(field, environment)]),
  );
};

/**
 * Returns what a build shows of an entry that its schema accepted.
 *
 * @returns undefined for drafts and entries outside their schedule, in production
 */
export const publishedEntry = (entry: object, environment: PublicationEnvironment): PublishedEntry | undefined => {
  const publication = publicationState(entry, environment.clock);
  if (publication !== "shown" && !environment.drafts) return undefined;
  return { data: withoutHiddenParts(entry, environment) as Record<string, unknown>, publication };
};
