import type { ImageObject, LocalBusiness, Organization, WebSite } from "schema-dts";
import type { SiteSettings } from "../content/settings";
import { canonicalUrl, routes } from "../paths";
import type { GraphContext, PictureFacts } from "./page-nodes";

export const pictureNode = (id: string, url: string, { src, width, height }: PictureFacts): ImageObject => ({
  "@type": "ImageObject",
  "@id": id,
  url: `${url}${src}`,
  contentUrl: `${url}${src}`,
  width: `${width}`,
  height: `${height}`,
});

/** The company's profiles, without placeholders, which link to a network's front page. */
const profiles = ({ social }: SiteSettings): { sameAs?: string[] } => {
  const sameAs = social.map(({ url }) => url).filter((url) => new URL(url).pathname !== "/");
  return sameAs.length > 0 ? { sameAs } : {};
};

/** The company in short, for pages about something else. */
export const organizationOutline = ({ settings: { name, url }, ids }: GraphContext) => ({
  "@type": "Organization" as const,
  "@id": ids.organization,
  name,
  url: canonicalUrl(url, routes.home),
});

export const organizationNode = (context: GraphContext): Organization => {
  const { settings, logo, ids } = context;
  const { url, tagline, email, phones } = settings;
  return {
    ...organizationOutline(context),
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
    ...profiles(settings),
  };
};

/** Returns a country's code (ISO 3166-1), which schema.org recommends, if it is the one of the site's language. */
const countryCode = ({ address: { country }, language }: SiteSettings): string => {
  const { region = "ZZ" } = new Intl.Locale(language).maximize();
  return new Intl.DisplayNames(language, { type: "region" }).of(region) === country ? region : country;
};

/** The office. Its type is general: schema.org has deprecated ProfessionalService. */
export const officeNode = ({ settings, logo, ids }: GraphContext): LocalBusiness => {
  const { name, url, email, phones, address, geo, hours } = settings;
  return {
    "@type": "LocalBusiness",
    "@id": ids.office,
    name,
    url: canonicalUrl(url, routes.home),
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
      addressCountry: countryCode(settings),
    },
    ...(geo && { geo: { "@type": "GeoCoordinates", ...geo } }),
    ...(address.mapUrl !== undefined && { hasMap: address.mapUrl }),
    ...(hours && {
      openingHoursSpecification: hours.opening.map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    areaServed: { "@type": "Country", name: address.country },
    ...profiles(settings),
  };
};

export const websiteNode = ({ settings: { name, url, tagline, language }, ids }: GraphContext): WebSite => ({
  "@type": "WebSite",
  "@id": ids.website,
  url: canonicalUrl(url, routes.home),
  name,
  description: tagline,
  inLanguage: language,
  publisher: { "@id": ids.organization },
});
