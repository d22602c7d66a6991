import type { BlogPosting, BreadcrumbList, CreativeWork, ItemList, Service } from "schema-dts";
import { routes } from "../paths";
import { siteIds } from "./company-nodes";
import { addressOf, type DescribedSite, type PageFacts, type ShownFacts } from "./page-facts";

/** Stable ids of the nodes on one page. @param address the page's canonical URL */
export const pageIds = (address: string) => ({
  page: `${address}#webpage`,
  picture: `${address}#picture`,
  breadcrumbs: `${address}#breadcrumbs`,
  service: `${address}#service`,
  article: `${address}#article`,
  work: `${address}#work`,
  list: `${address}#list`,
});

export const breadcrumbsNode = ({ settings: { url } }: DescribedSite, { page }: PageFacts): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": pageIds(addressOf(url, page.path)).breadcrumbs,
  itemListElement: page.breadcrumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: addressOf(url, path),
  })),
});

/** The items of an index that have a page. */
export const listNode = (
  { settings: { url } }: DescribedSite,
  { page }: PageFacts,
  items: NonNullable<ShownFacts["items"]>,
): ItemList => {
  const linked = items.flatMap(({ title, path }) => (path === null ? [] : [{ title, path }]));
  return {
    "@type": "ItemList",
    "@id": pageIds(addressOf(url, page.path)).list,
    numberOfItems: linked.length,
    itemListElement: linked.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: addressOf(url, path),
    })),
  };
};

export const serviceNode = ({ settings }: DescribedSite, { page, shown }: PageFacts, description: string): Service => {
  const { url, address } = settings;
  const ids = pageIds(addressOf(url, page.path));
  return {
    "@type": "Service",
    "@id": ids.service,
    name: page.headline,
    serviceType: page.headline,
    description,
    url: addressOf(url, page.path),
    provider: { "@id": siteIds(url).organization },
    areaServed: { "@type": "Country", name: address.country },
    ...(shown.picture !== undefined && { image: { "@id": ids.picture } }),
    mainEntityOfPage: { "@id": ids.page },
  };
};

export const articleNode = (
  { settings: { url, team, language } }: DescribedSite,
  { page, shown }: PageFacts,
  { author, words, tags }: NonNullable<ShownFacts["article"]>,
): BlogPosting => {
  const ids = pageIds(addressOf(url, page.path));
  const organization = { "@id": siteIds(url).organization };
  const teamNode = {
    "@type": "Organization" as const,
    "@id": siteIds(url).team,
    name: team,
    url: addressOf(url, routes.about),
    parentOrganization: organization,
  };
  return {
    "@type": "BlogPosting",
    "@id": ids.article,
    headline: page.headline,
    description: page.description,
    author: author === null ? teamNode : { "@type": "Person", name: author },
    publisher: organization,
    ...(page.published !== undefined && { datePublished: page.published }),
    ...(page.modified !== undefined && { dateModified: page.modified }),
    ...(shown.picture !== undefined && { image: { "@id": ids.picture } }),
    wordCount: words,
    keywords: [...tags],
    inLanguage: language,
    url: addressOf(url, page.path),
    mainEntityOfPage: { "@id": ids.page },
  };
};

/** What the agency has made for a client, about the services and the industry that it shows. */
export const workNode = (
  { settings: { url, language } }: DescribedSite,
  { page, shown }: PageFacts,
  { industry, services }: NonNullable<ShownFacts["work"]>,
): CreativeWork => {
  const address = addressOf(url, page.path);
  const ids = pageIds(address);
  return {
    "@type": "CreativeWork",
    "@id": ids.work,
    name: page.headline,
    description: page.description,
    about: [
      { "@type": "Thing", name: industry.title, url: addressOf(url, industry.path) },
      ...services.flatMap(({ path }) => (path === null ? [] : [{ "@id": pageIds(addressOf(url, path)).service }])),
    ],
    creator: { "@id": siteIds(url).organization },
    ...(page.published !== undefined && { datePublished: page.published }),
    ...(shown.picture !== undefined && { image: { "@id": ids.picture } }),
    inLanguage: language,
    url: address,
    mainEntityOfPage: { "@id": ids.page },
  };
};
