import type { BlogPosting, BreadcrumbList, CreativeWork, ItemList, Service } from "schema-dts";
import type { PageEntry } from "../page-entry";
import { canonicalUrl, routes } from "../paths";
import { type DescribedSite, type PictureFacts, siteIds } from "./company-nodes";

/** What a page shows besides the texts of its head. */
export interface ShownFacts {
  /** The picture that stands for the page. */
  picture?: PictureFacts | undefined;
  /** The description of the service that the page offers. */
  service?: string;
  questions?: readonly { question: string; answer: string }[];
  article?: {
    /** A person's name; null for the team. */
    author: string | null;
    words: number;
    tags: readonly string[];
  };
  /** What a case study is about. */
  work?: { industry: { title: string; path: string }; services: readonly { path: string | null }[] };
  /** The pages that an index lists, in order; the path is null where there is no page yet. */
  items?: readonly { title: string; path: string | null }[];
}

export interface PageFacts {
  page: Pick<
    PageEntry,
    "path" | "kind" | "headline" | "title" | "description" | "breadcrumbs" | "published" | "modified"
  >;
  shown: ShownFacts;
}

/** Stable ids of the nodes on one page. @param url the page's canonical URL */
export const pageIds = (url: string) => ({
  page: `${url}#webpage`,
  picture: `${url}#picture`,
  breadcrumbs: `${url}#breadcrumbs`,
  service: `${url}#service`,
  article: `${url}#article`,
  work: `${url}#work`,
  list: `${url}#list`,
});

export const breadcrumbsNode = ({ settings: { url } }: DescribedSite, { page }: PageFacts): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": pageIds(canonicalUrl(url, page.path)).breadcrumbs,
  itemListElement: page.breadcrumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: canonicalUrl(url, path),
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
    "@id": pageIds(canonicalUrl(url, page.path)).list,
    numberOfItems: linked.length,
    itemListElement: linked.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: canonicalUrl(url, path),
    })),
  };
};

export const serviceNode = ({ settings }: DescribedSite, { page, shown }: PageFacts, description: string): Service => {
  const { url, address } = settings;
  const ids = pageIds(canonicalUrl(url, page.path));
  return {
    "@type": "Service",
    "@id": ids.service,
    name: page.headline,
    serviceType: page.headline,
    description,
    url: canonicalUrl(url, page.path),
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
  const ids = pageIds(canonicalUrl(url, page.path));
  const organization = { "@id": siteIds(url).organization };
  const teamNode = {
    "@type": "Organization" as const,
    "@id": siteIds(url).team,
    name: team,
    url: canonicalUrl(url, routes.about),
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
    url: canonicalUrl(url, page.path),
    mainEntityOfPage: { "@id": ids.page },
  };
};

/** What the agency has made for a client, about the services and the industry that it shows. */
export const workNode = (
  { settings: { url, language } }: DescribedSite,
  { page, shown }: PageFacts,
  { industry, services }: NonNullable<ShownFacts["work"]>,
): CreativeWork => {
  const pageUrl = canonicalUrl(url, page.path);
  const ids = pageIds(pageUrl);
  return {
    "@type": "CreativeWork",
    "@id": ids.work,
    name: page.headline,
    description: page.description,
    about: [
      { "@type": "Thing", name: industry.title, url: canonicalUrl(url, industry.path) },
      ...services.flatMap(({ path }) => (path === null ? [] : [{ "@id": pageIds(canonicalUrl(url, path)).service }])),
    ],
    creator: { "@id": siteIds(url).organization },
    ...(page.published !== undefined && { datePublished: page.published }),
    ...(shown.picture !== undefined && { image: { "@id": ids.picture } }),
    inLanguage: language,
    url: pageUrl,
    mainEntityOfPage: { "@id": ids.page },
  };
};
