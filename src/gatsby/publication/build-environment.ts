import { env } from "node:process";
import { Temporal } from "temporal-polyfill";
import type { SiteSettings } from "../../domain/content/settings";
import { showsDrafts } from "../../domain/publication/environment";
import type { PublicationEnvironment } from "../../domain/publication/published";
import type { SiteClock } from "../../domain/publication/schedule";

/** The variable that overrides the time of a build, for tests. */
export const buildTimeSetting = "BUILD_TIME";

const begun = Date.now();

/**
 * Returns the time that decides what is published, in milliseconds since 1970: a build's start, so that entries due
 * while it runs wait for the next build; in development, the current time.
 *
 * @throws {Error} if the setting is not an instant
 */
const buildTime = (): number => {
  const setting = env[buildTimeSetting];
  if (setting === undefined || setting === "") return env["NODE_ENV"] === "production" ? begun : Date.now();
  const time = Date.parse(setting);
  if (Number.isNaN(time)) throw new Error(`${buildTimeSetting} has to be an instant such as 2026-12-01T03:30:00Z`);
  return time;
};

/**
 * Returns the clock of a time zone. A local time in a DST gap moves forward by the gap; of a repeated local time, the
 * first is used (https://tc39.es/proposal-temporal/docs/timezone.html#ambiguity-due-to-dst).
 *
 * @param timeZone a name of the tz database
 * @param now in milliseconds since 1970
 */
export const clockIn = (timeZone: string, now: number): SiteClock => ({
  now,
  instantOf: (moment) => Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds,
});

/** Returns the clock of the site's schedule; in UTC for invalid settings, which the content check reports. */
export const siteClock = (settings: Pick<SiteSettings, "timeZone"> | undefined): SiteClock =>
  clockIn(settings?.timeZone ?? "UTC", buildTime());

/** Whether this build shows drafts. */
export const isPreview = (): boolean => showsDrafts(env);

export const buildEnvironment = (settings: Pick<SiteSettings, "timeZone"> | undefined): PublicationEnvironment => ({
  clock: siteClock(settings),
  drafts: isPreview(),
});
