import type { SiteSettings } from "./content/settings";

/** The names that stand for the company in texts of the content. */
export const brandFactNames = ["name", "email", "phone", "address", "hours", "urgent"] as const;

/** The settings that those names stand for. */
export interface BrandSettings extends Pick<SiteSettings, "name" | "email" | "hours"> {
  phones: readonly Pick<SiteSettings["phones"][number], "number">[];
  address: Omit<SiteSettings["address"], "mapUrl">;
}

/** What each of them stands for. */
export const brandFacts = ({
  name,
  email,
  phones,
  address,
  hours,
}: BrandSettings): Record<(typeof brandFactNames)[number], string> => {
  const { street, locality, region, postalCode, country } = address;
  return {
    name,
    email,
    phone: phones[0]?.number ?? "",
    address: `${street}, ${locality}, ${region} ${postalCode}, ${country}`,
    hours: hours.text,
    urgent: hours.urgent,
  };
};
