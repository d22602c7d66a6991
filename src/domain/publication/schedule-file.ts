import { z } from "zod";

/** Where a build says when it is out of date. */
export const scheduleFile = "/schedule.json";

const instant = z.iso.datetime();

/** What it says: when it was made, and when something falls due next, if anything does. */
export const scheduleFileSchema = z.object({ builtAt: instant, nextDue: instant.nullable() });

export type ScheduleFile = z.infer<typeof scheduleFileSchema>;

const isoInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** @param nextDue in milliseconds since 1970, as `now` */
export const scheduleOf = (now: number, nextDue: number | undefined): ScheduleFile => ({
  builtAt: isoInstant(now),
  nextDue: nextDue === undefined ? null : isoInstant(nextDue),
});
