import { useContext } from "react";
import { Helmet } from "react-helmet";
import type { PageEntry } from "../../domain/page-entry";
import { crawlerFiles, rssType } from "../../domain/paths";
import { addressOf, type ShownFacts } from "../../domain/structured-data/page-facts";
import { OpenGraph } from "./open-graph";
import { PageFactsContext } from "./page-facts-context";
import { useSiteData } from "../site/site-data";

/** A page's title as browsers, search engines and networks show it. */
export const fullTitle = (title: string, site: string): string => `${title} | ${site}`;

interface SeoProps {
  page: PageEntry;
  /** What the page shows, for its structured data. */
  shown?: ShownFacts;
}

/** What search engines, social networks and other programs read of a page. The layout adds what is true of all pages. */
export const Seo = ({ page, shown = {} }: SeoProps) => {
  const site = useSiteData().siteSettings;
  useContext(PageFactsContext)?.({ page, shown });
  const address = addressOf(site.url, page.path);
  return (
    <>
      <Helmet>
        <title>{fullTitle(page.title, site.name)}</title>
        <meta name="description" content={page.description} />
        <meta name="robots" content={page.noindex ? "noindex" : "index, follow, max-image-preview:large"} />
        <link rel="canonical" href={address} />
        <link rel="alternate" type={rssType} href={`${site.url}${crawlerFiles.rss}`} title={site.name} />
      </Helmet>
      <OpenGraph page={page} site={site} address={address} />
    </>
  );
};
