import { graphql, useStaticQuery } from "gatsby";

/** A page's title as browsers, search engines and networks show it. */
export const fullTitle = (title: string, site: string): string => `${title} | ${site}`;

/** What the heads of all pages have in common. */
export const useSeoSite = () => {
  const { siteSettings } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      siteSettings {
        name
        url
        language
      }
    }
  `);
  if (siteSettings === null) throw new Error("content/settings/site.json is missing; run the content check.");
  return siteSettings;
};
