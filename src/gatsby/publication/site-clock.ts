import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Temporal } from "temporal-polyfill";
import { siteSettingsSchema } from "../../domain/content/settings";
import type { SiteClock } from "../../domain/publication/schedule";
import { parseFile } from "../content/parse-file";
import { buildTime } from "./build-time";

const settingsFile = "content/settings/site.json";

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
export const timeZoneOf = (root: string): string => {
  const file = path.join(root, settingsFile);
  if (!existsSync(file)) return "UTC";
  try {
    const { timeZone } = parseFile(settingsFile, readFileSync(file, "utf8")).data;
    return siteSettingsSchema.shape.timeZone.catch("UTC").parse(timeZone);
  } catch {
    return "UTC";
  }
};

/**
 * The clock that the site's schedule goes by.
 *
 * @param root the project's folder
 */
export const siteClock = (root: string): SiteClock => clockIn(timeZoneOf(root), buildTime());
