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
 * The time by which a build decides what is published, in milliseconds since 1970: when it began. What is scheduled
 * while it runs waits for the next build. The development server goes with the clock.
 *
 * @throws {Error} when the setting holds no instant
 */
const buildTime = (): number => {
  const setting = env[buildTimeSetting];
  if (setting === undefined || setting === "") return env["NODE_ENV"] === "production" ? begun : Date.now();
  const time = Date.parse(setting);
  if (Number.isNaN(time)) throw new Error(`${buildTimeSetting} has to be an instant such as 2026-12-01T03:30:00Z`);
  return time;
};

/**
 * The clock of a time zone. A local moment that is left out when clocks go forward is as much later as they go; of one
 * that comes twice, the first is meant (https://tc39.es/proposal-temporal/docs/timezone.html#ambiguity-due-to-dst).
 *
 * @param timeZone a name of the tz database
 * @param now in milliseconds since 1970
 */
export const clockIn = (timeZone: string, now: number): SiteClock => ({
  now,
  instantOf: (moment) =>
    Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds,
});

/** The clock of the site's schedule; in UTC where the settings have an error, which the content check reports. */
export const siteClock = (settings: Pick<SiteSettings, "timeZone"> | undefined): SiteClock =>
  clockIn(settings?.timeZone ?? "UTC", buildTime());

/** Whether this build shows drafts. */
export const isPreview = (): boolean => showsDrafts(env);

/** The publication environment of this build. */
export const buildEnvironment = (settings: Pick<SiteSettings, "timeZone"> | undefined): PublicationEnvironment => ({
  clock: siteClock(settings),
  drafts: isPreview(),
});
