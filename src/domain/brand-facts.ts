import type { SiteSettings } from "./content/settings";

/** The placeholders for the company's facts in texts of the content. */
export const brandFactNames = ["name", "email", "phone", "address", "hours", "urgent"] as const;

/** The settings behind those placeholders. */
export interface BrandSettings extends Pick<SiteSettings, "name" | "email"> {
  phones: readonly Pick<SiteSettings["phones"][number], "number">[];
  address: Omit<SiteSettings["address"], "mapUrl">;
  hours: Pick<SiteSettings["hours"], "text" | "urgent">;
}

/** A postal address in one line. */
export const addressLine = ({ street, locality, region, postalCode, country }: BrandSettings["address"]): string =>
  `${street}, ${locality}, ${region} ${postalCode}, ${country}`;

/** The value of each placeholder. */
export const brandFacts = ({
  name,
  email,
  phones,
  address,
  hours,
}: BrandSettings): Record<(typeof brandFactNames)[number], string> => ({
  name,
  email,
  phone: phones[0]?.number ?? "",
  address: addressLine(address),
  hours: hours.text,
  urgent: hours.urgent,
});
