import { Temporal } from "temporal-polyfill";
import { siteSettingsSchema } from "../../domain/content/settings";
import type { SiteClock } from "../../domain/publication/schedule";
import { statedSettings } from "../content/stated-settings";
import { buildTime } from "./build-time";

/**
 * The clock of a place. A local moment that is left out when clocks go forward is
 * as much later as they go; of one that comes twice, the first is meant
 * (https://tc39.es/proposal-temporal/docs/timezone.html#ambiguity-due-to-dst).
 *
 * @param timeZone a name of the tz database
 * @param now in milliseconds since 1970
 */
export const clockIn = (timeZone: string, now: number): SiteClock => ({
  now,
  instantOf: (moment) =>
    Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds,
});

/** The time zone of the site; UTC where the settings have a mistake, which is reported elsewhere. */
export const timeZoneOf = (root: string): string =>
  siteSettingsSchema.shape.timeZone.catch("UTC").parse(statedSettings(root)["timeZone"]);

/**
 * The clock that the site's schedule goes by.
 *
 * @param root the project's folder
 */
export const siteClock = (root: string): SiteClock => clockIn(timeZoneOf(root), buildTime());
