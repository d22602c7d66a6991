import type { Entry } from "../../domain/content/entry";
import { type SiteSettings, siteSettingsSchema } from "../../domain/content/settings";

/** The site's settings. @throws when they are missing or have mistakes, which the content check reports */
export const settingsAmong = (entries: readonly Entry[]): SiteSettings =>
  siteSettingsSchema.parse(entries.find(({ type }) => type === "SiteSettings")?.data);
