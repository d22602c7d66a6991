/**
 * Formats a day as "1 June 2025"; in UTC, as a day has no time zone.
 *
 * @param day `yyyy-mm-dd`
 * @param language a language tag (BCP 47)
 */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Formats a local time as "1 December 2026 at 9:00 am". @param moment `yyyy-mm-ddThh:mm` */
export const formatMoment = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`${moment}Z`),
  );
