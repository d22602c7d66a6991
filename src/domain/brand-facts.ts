import type { SiteSettings } from "./content/settings";
import { fillTemplate } from "./template-text";

/** The placeholders for company facts in content texts. */
export const brandFactNames = ["name", "email", "phone", "address", "hours", "urgent"] as const;

/** The placeholders that Markdown texts accept in double braces: those, and the analytics notice. */
export const textPlaceholders: readonly string[] = [...brandFactNames, "analytics"];

/** The settings behind those placeholders. */
export interface BrandSettings extends Pick<SiteSettings, "name" | "email"> {
  phones: readonly Pick<SiteSettings["phones"][number], "number">[];
  address: Omit<SiteSettings["address"], "mapUrl" | "line"> & { line?: string | null | undefined };
  /** Null in GraphQL results if unset. */
  hours?: Pick<NonNullable<SiteSettings["hours"]>, "text" | "urgent"> | null | undefined;
}

/** Returns the placeholders without a value; none for settings with errors, which are undefined. */
export const missingFacts = (settings: BrandSettings | undefined): string[] =>
  settings === undefined ? [] : brandFactNames.filter((name) => !Object.hasOwn(brandFacts(settings), name));

/** Formats an address as one line, in the order of India if the settings name no other. */
export const addressLine = ({ line, ...parts }: BrandSettings["address"]): string =>
  fillTemplate(line ?? "{street}, {locality}, {region} {postalCode}, {country}", parts);

/** Returns the placeholders' values, without those of `hours` if the settings lack it. */
export const brandFacts = ({ name, email, phones, address, hours }: BrandSettings): Record<string, string> => ({
  name,
  email,
  phone: phones[0]?.number ?? "",
  address: addressLine(address),
  ...(hours && { hours: hours.text, urgent: hours.urgent }),
});
