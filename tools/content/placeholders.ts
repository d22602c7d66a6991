import { fieldValues } from "../../src/domain/content/schema-walk";
import { type SiteSettings, siteSettingsSchema } from "../../src/domain/content/settings";
import { fieldName } from "../../src/domain/content/validation-error";

/** A host that cannot exist (RFC 2606). */
const reserved = /\.example\b/;

/** What a company never has: a reserved host, a number that cannot be dialled, a network's front page. */
const never = [reserved, /^\+?91\s?0{5}\s?0{4}\d$/, /^https:\/\/[^/]+\/?(?:maps)?$/];

/** Names give no sign of their own: they are taken for placeholders as long as the site's URL is one. */
const names = new Set(["name", "shortName", "team", "emailSubject"]);

/** The fields of the settings that still hold what the project came with, such as `phones[0].number`. */
export const placeholdersLeft = (settings: SiteSettings): string[] => {
  const unbranded = reserved.test(settings.url);
  return fieldValues(siteSettingsSchema, settings)
    .map(({ path, value }) => ({ field: fieldName(path), value }))
    .filter(({ field, value }) => {
      if (names.has(field) || field === "url") return unbranded;
      return typeof value === "string" && never.some((pattern) => pattern.test(value));
    })
    .map(({ field }) => field);
};
