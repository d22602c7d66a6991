import type { SiteSettings } from "../../domain/content/settings";
import { crawlerFiles } from "../../domain/paths";

/** Where drafts are shown, nothing is for crawlers. */
export const previewRobotsText = `User-agent: *
Disallow: /
`;

/**
 * What crawlers need not ask for (RFC 9309): the functions, which answer forms.
 * A page that is not to be found says so itself, for which it has to be read.
 */
export const robotsText = (siteUrl: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${crawlerFiles.sitemap}
`;

/** For how long security.txt may be believed, in days. The standard recommends less than a year. */
const validity = 360;

/** When a text that is written now expires: at midnight, so that builds of one day write the same. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validity)).toISOString();

/** Tells whoever finds a hole in the site whom to write to (RFC 9116). */
export const securityText = (
  { url, email, language }: Pick<SiteSettings, "url" | "email" | "language">,
  now: Date,
): string => `Contact: mailto:${email}
Expires: ${expiry(now)}
Preferred-Languages: ${language}
Canonical: ${url}${crawlerFiles.security}
`;
