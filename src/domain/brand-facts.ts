import type { SiteSettings } from "./content/settings";

/** The placeholders for the company's facts in texts of the content. */
export const brandFactNames = ["name", "email", "phone", "address", "hours", "urgent"] as const;

/** What can stand between double braces in a Markdown text: those, and the notice about counting visits. */
export const textPlaceholders: readonly string[] = [...brandFactNames, "analytics"];

/** The settings behind those placeholders. */
export interface BrandSettings extends Pick<SiteSettings, "name" | "email"> {
  phones: readonly Pick<SiteSettings["phones"][number], "number">[];
  address: Omit<SiteSettings["address"], "mapUrl">;
  /** Null where GraphQL finds none. */
  hours?: Pick<NonNullable<SiteSettings["hours"]>, "text" | "urgent"> | null | undefined;
}

/** The placeholders that the settings give no value. Settings with errors of their own are not known yet. */
export const missingFacts = (settings: BrandSettings | undefined): string[] =>
  settings === undefined ? [] : brandFactNames.filter((name) => !Object.hasOwn(brandFacts(settings), name));

/** A postal address in one line. */
export const addressLine = ({ street, locality, region, postalCode, country }: BrandSettings["address"]): string =>
  `${street}, ${locality}, ${region} ${postalCode}, ${country}`;

/** The value of each placeholder; those of hours only where the settings have some. */
export const brandFacts = ({ name, email, phones, address, hours }: BrandSettings): Record<string, string> => ({
  name,
  email,
  phone: phones[0]?.number ?? "",
  address: addressLine(address),
  ...(hours && { hours: hours.text, urgent: hours.urgent }),
});
