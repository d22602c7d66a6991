import type { BlogPosting } from "schema-dts";
import { routes } from "../paths";
import { addressOf, type DescribedSite } from "./described-site";
import { pageIds, siteIds } from "./node-ids";
import type { PageFacts } from "./page-facts";

/** The article that a page shows. Where it names no author, the company's team has written it. */
export const articleNode = ({ settings }: DescribedSite, { page, shown }: PageFacts): BlogPosting => {
  const { url, team, language } = settings;
  const ids = pageIds(addressOf(url, page.path));
  const { author = null, words = 0, tags = [] } = shown.article ?? {};
  const parent = { "@id": siteIds(url).organization };
  const teamNode = {
    "@type": "Organization" as const,
    "@id": siteIds(url).team,
    name: team,
    url: addressOf(url, routes.about),
    parentOrganization: parent,
  };
  return {
    "@type": "BlogPosting",
    "@id": ids.article,
    headline: page.headline,
    description: page.description,
    author: author === null ? teamNode : { "@type": "Person", name: author },
    publisher: parent,
    ...(page.published !== null && { datePublished: page.published }),
    ...(page.modified !== null && { dateModified: page.modified }),
    ...(shown.picture !== undefined && { image: { "@id": ids.picture } }),
    wordCount: words,
    keywords: [...tags],
    inLanguage: language,
    url: addressOf(url, page.path),
    mainEntityOfPage: { "@id": ids.page },
  };
};
