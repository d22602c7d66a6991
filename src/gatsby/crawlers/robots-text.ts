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
