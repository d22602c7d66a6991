/**
 * When an entry is published and expires: local times in the site's time zone, such as `2026-12-01T09:00`. `publishAt`
 * is inclusive, `expireAt` exclusive.
 */
export interface Scheduled {
  publishAt?: string;
  expireAt?: string;
}

/** The schedule among the fields of an entry, or of a part of one. */
export const scheduleOf = (data: object): Scheduled => ({
  ...("publishAt" in data && typeof data.publishAt === "string" && { publishAt: data.publishAt }),
  ...("expireAt" in data && typeof data.expireAt === "string" && { expireAt: data.expireAt }),
});

/** What time it is, and when the site's local moments are. Instants are milliseconds since 1970. */
export interface SiteClock {
  now: number;
  /** @param moment a local moment such as `2026-12-01T09:00` */
  instantOf: (moment: string) => number;
}

export type ScheduleState = "waiting" | "shown" | "expired";

const isPast = ({ now, instantOf }: SiteClock, moment: string | undefined): boolean =>
  moment !== undefined && instantOf(moment) <= now;

/** The status by the schedule. What expires before it is published is never shown. */
export const scheduleState = ({ publishAt, expireAt }: Scheduled, clock: SiteClock): ScheduleState => {
  if (isPast(clock, expireAt)) return "expired";
  return publishAt === undefined || isPast(clock, publishAt) ? "shown" : "waiting";
};

/** Whether it is shown now, and stays. */
export const isLasting = (scheduled: Scheduled, clock: SiteClock): boolean =>
  scheduled.expireAt === undefined && scheduleState(scheduled, clock) === "shown";
