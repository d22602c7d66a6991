import type { Organization, ProfessionalService } from "schema-dts";
import type { SiteSettings } from "../content/settings";
import { routes } from "../paths";
import { addressOf, type DescribedSite } from "./described-site";
import { siteIds } from "./node-ids";
import { pictureNode } from "./picture";

/** The company's own pages elsewhere. The front page of a network is nobody's: it stands there until it is replaced. */
const ownPages = ({ social }: SiteSettings): { sameAs?: string[] } => {
  const sameAs = social.map(({ url }) => url).filter((url) => new URL(url).pathname !== "/");
  return sameAs.length > 0 ? { sameAs } : {};
};

/** The company as pages name it that are about something else. All that is known of it stands on those about it. */
export const organizationOutline = ({ settings: { name, url } }: DescribedSite): Organization => ({
  "@type": "Organization",
  "@id": siteIds(url).organization,
  name,
  url: addressOf(url, routes.home),
});

/** The company. */
export const organizationNode = ({ settings, logo }: DescribedSite): Organization => {
  const { name, url, tagline, email, phones } = settings;
  const ids = siteIds(url);
  return {
    "@type": "Organization",
    "@id": ids.organization,
    name,
    url: addressOf(url, routes.home),
    description: tagline,
    logo: pictureNode(ids.logo, url, logo),
    image: { "@id": ids.logo },
    email,
    ...(phones[0] !== undefined && { telephone: phones[0].number }),
    contactPoint: phones.map(({ label, number }) => ({
      "@type": "ContactPoint",
      contactType: label,
      telephone: number,
    })),
    location: { "@id": ids.office },
    ...ownPages(settings),
  };
};

/** The office, which maps show. */
export const officeNode = ({ settings, logo }: DescribedSite): ProfessionalService => {
  const { name, url, email, phones, address, geo, hours } = settings;
  const ids = siteIds(url);
  return {
    "@type": "ProfessionalService",
    "@id": ids.office,
    name,
    url: addressOf(url, routes.home),
    image: `${url}${logo.src}`,
    parentOrganization: { "@id": ids.organization },
    email,
    telephone: phones.map(({ number }) => number),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...geo },
    hasMap: address.mapUrl,
    openingHoursSpecification: hours.opening.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    areaServed: { "@type": "Country", name: address.country },
    ...ownPages(settings),
  };
};
