import { graphql, useStaticQuery } from "gatsby";

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
