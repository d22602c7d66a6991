import * as z from "zod";
import { choice, group, link, listOf, longText, pattern, text } from "./fields";

const phone = group("Phone", "a label and a number", {
  label: text("Label", "what the number is for, such as Sales", { max: 40 }),
  number: pattern(/^\+\d[\d ]{6,23}$/, {
    title: "Number",
    description: "the number with its country code, such as +91 00000 00001",
  }),
}).meta({ id: "Phone" });

/** Weekdays by their schema.org names, in the order of ISO 8601. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const clockTime = (title: string, description: string) =>
  pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { title, description });

const opening = group("Opening hours", "days, and when the office opens and closes", {
  days: listOf(choice("Day", weekdays), "Days", `one or more of ${weekdays.join(", ")}`, { max: 7 }),
  opens: clockTime("Opens", "a time of day such as 10:00"),
  closes: clockTime("Closes", "a time of day such as 19:30"),
}).meta({ id: "OpeningHours" });

/** Rejects abbreviations such as IST: they are ambiguous, and temporal-polyfill rejects them. */
const isTimeZone = (name: string): boolean => {
  if (/^(?!GMT)[A-Z]{2}T$/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** A URL's origin, with its host in small letters and punycode. */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "https://HOST");

const degrees = (max: number, title: string, description: string) =>
  z.number().min(-max).max(max).meta({ title, description });

const socialLink = group("Social network", "a label and a url", {
  label: text("Name", "the network's name, such as LinkedIn", { max: 30 }),
  url: link("the URL of the company's page there, which begins with https://").startsWith("https://"),
}).meta({ id: "SocialLink" });

/** Parts that a site can omit. */
const optionalParts = ["WhatsApp", "map", "opening hours", "review link", "chat", "search", "theme switch"] as const;

export type OptionalPart = (typeof optionalParts)[number];

const writtenSettings = z.strictObject({
  name: text("Name", "the company's name", { max: 60 }),
  shortName: text("Short name", "the name under an icon, twelve letters at most", { max: 12 }),
  team: text("Team", "who signs articles without an author", { max: 80 }),
  url: z
    .string()
    .regex(/^https:\/\/[^/\s]+$/, { abort: true })
    .refine((url) => originOf(url) === url, { error: ({ input }) => `has to be ${originOf(String(input))}` })
    .meta({ title: "URL of the site", description: "https:// and the host, without a slash at the end" }),
  language: pattern(/^[a-z]{2}(?:-[A-Z]{2})?$/, { title: "Language", description: "a language tag such as en-IN" }),
  timeZone: text("Time zone", "a name of the tz database such as Asia/Kolkata", { max: 60 }).refine(isTimeZone, {
    error: ({ input }) => `cannot be ${JSON.stringify(input)}`,
  }),
  tagline: longText("Tagline", "one sentence that says what the company does", { max: 200 }),
  email: z.email().meta({ title: "E-mail", description: "the e-mail address that clients write to" }),
  emailSubject: text("Subject", "the subject of a mail written from the site"),
  phones: listOf(phone, "Phones", "one to five numbers, the main one first", { max: 5 }),
  whatsapp: group("WhatsApp", "a number, a label and a greeting", {
    number: pattern(/^\d{7,15}$/, {
      title: "Number",
      description: "digits only, with the country code, such as 910000000001",
    }),
    label: text("Label", "the name of the floating button", { max: 60 }),
    greeting: text("Greeting", "the message that is already typed", { max: 200 }),
  }).optional(),
  address: group("Office", "the postal address", {
    street: text("Street", "building, street, sector"),
    locality: text("Town", "the town"),
    region: text("State", "the state"),
    postalCode: text("Postal code", "the postal code, such as 201309", { max: 12 }),
    country: text("Country", "the country"),
    line: text(
      "In one line",
      "the order in one line, of {street}, {locality}, {region}, {postalCode} and {country}, or leave it out",
    ).optional(),
    mapUrl: link("the URL of a map search for the office, which begins with https://", "Map link").optional(),
  }),
  geo: group("Position on the map", "the latitude and longitude of the office", {
    latitude: degrees(90, "Latitude", "degrees north of the equator, such as 28.627"),
    longitude: degrees(180, "Longitude", "degrees east of Greenwich, such as 77.365"),
  }).optional(),
  hours: group("Working hours", "the hours and what holds outside them", {
    text: text("Hours", "the hours in words"),
    urgent: text("Urgent queries", "what holds outside these hours"),
    opening: listOf(
      opening,
      "For search engines",
      "the same hours as days and times, one entry for days with the same hours",
      { max: 7 },
    ),
  }).optional(),
  social: listOf(socialLink, "Social networks", "up to six networks", { min: 0, max: 6 }),
  reviewUrl: link("the URL where clients leave a review, which begins with https://", "Review link").optional(),
  leftOut: z
    .array(choice("Part", optionalParts))
    .meta({ title: "Left out", description: `parts that the site does without: ${optionalParts.join(", ")}` })
    .optional(),
});

/** Drops the settings of parts that are left out. The file keeps them, so that parts can be shown again. */
export const withoutLeftOut = (settings: z.infer<typeof writtenSettings>) => {
  const isShown = (part: OptionalPart) => settings.leftOut?.includes(part) !== true;
  const { whatsapp, hours, geo, reviewUrl, address, ...rest } = settings;
  const { mapUrl: _mapUrl, ...postalAddress } = address;
  return {
    ...rest,
    ...(isShown("WhatsApp") && { whatsapp }),
    ...(isShown("map") ? { address, geo } : { address: postalAddress }),
    ...(isShown("opening hours") && { hours }),
    ...(isShown("review link") && { reviewUrl }),
  };
};

/** The company's name and details. Changing this one file rebrands the site. */
export const siteSettingsSchema = writtenSettings.overwrite(withoutLeftOut);

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
