import { fieldValues } from "../../src/domain/content/schema-walk";
import { type SiteSettings, siteSettingsSchema } from "../../src/domain/content/settings";
import { fieldName } from "../../src/domain/content/validation-error";

/** Reserved hosts (RFC 2606). */
const reserved = /\.example\b/;

/** Values of no real company: a reserved host, an invalid phone number, the home page of a social network. */
const placeholderPatterns = [reserved, /^\+?91\s?0{5}\s?0{4}\d$/, /^https:\/\/[^/]+\/?(?:maps)?$/];

/** Names cannot be recognised: they count as placeholders as long as the site's URL is one. */
const names = new Set(["name", "shortName", "team", "emailSubject"]);

/** Returns the settings that still have the project's initial values, such as `phones[0].number`. */
export const placeholdersLeft = (settings: SiteSettings): string[] => {
  const unbranded = reserved.test(settings.url);
  return fieldValues(siteSettingsSchema, settings)
    .map(({ path, value }) => ({ field: fieldName(path), value }))
    .filter(({ field, value }) => {
      if (names.has(field) || field === "url") return unbranded;
      return typeof value === "string" && placeholderPatterns.some((pattern) => pattern.test(value));
    })
    .map(({ field }) => field);
};
