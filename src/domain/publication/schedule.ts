/**
 * When an entry is published and expires: local times in the site's time zone, such as `2026-12-01T09:00`. `publishAt`
 * is inclusive, `expireAt` exclusive.
 */
export interface Scheduled {
  publishAt?: string;
  expireAt?: string;
}

/** Picks the schedule from the fields of an entry or of its part. */
export const scheduleOf = (data: object): Scheduled => ({
  ...("publishAt" in data && typeof data.publishAt === "string" && { publishAt: data.publishAt }),
  ...("expireAt" in data && typeof data.expireAt === "string" && { expireAt: data.expireAt }),
});

/** The current time, and the conversion of local times. Instants are Unix times in milliseconds. */
export interface SiteClock {
  now: number;
  /** @param moment a local time such as `2026-12-01T09:00` */
  instantOf: (moment: string) => number;
}

export type ScheduleState = "waiting" | "shown" | "expired";

const isPast = ({ now, instantOf }: SiteClock, moment: string | undefined): boolean =>
  moment !== undefined && instantOf(moment) <= now;

/** The status by schedule. An entry that expires before it is published never shows. */
export const scheduleState = ({ publishAt, expireAt }: Scheduled, clock: SiteClock): ScheduleState => {
  if (isPast(clock, expireAt)) return "expired";
  return publishAt === undefined || isPast(clock, publishAt) ? "shown" : "waiting";
};

/** Whether it is shown and never expires. */
export const isLasting = (scheduled: Scheduled, clock: SiteClock): boolean =>
  scheduled.expireAt === undefined && scheduleState(scheduled, clock) === "shown";
