import type { BlogPosting, BreadcrumbList, CreativeWork, ItemList, Service } from "schema-dts";
import type { SiteSettings } from "../content/settings";
import type { PageEntry } from "../page-entry";
import { canonicalUrl, routes } from "../paths";

/** A picture's path and its size in pixels. */
export interface PictureFacts {
  src: string;
  width: number;
  height: number;
}

/** An entry by its title; its path is null while it has no page. */
interface Titled {
  title: string;
  path: string | null;
}

/** Facts common to all pages. The logo is square. */
export interface DescribedSite {
  settings: SiteSettings;
  logo: PictureFacts;
}

/** A page's facts besides the texts of its head. */
export interface ShownFacts {
  /** The page's representative picture. */
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
  work?: { industry: Titled; services: readonly Titled[] };
  /** The pages that an index lists, in order. */
  items?: readonly Titled[];
}

export interface PageFacts {
  page: Pick<
    PageEntry,
    "path" | "kind" | "headline" | "title" | "description" | "breadcrumbs" | "published" | "modified"
  >;
  shown: ShownFacts;
}

/** Returns stable ids, by which a page's nodes refer to each other. */
export const nodeIds = (siteUrl: string, pageUrl: string) => ({
  organization: `${siteUrl}/#organization`,
  office: `${siteUrl}/#office`,
  team: `${siteUrl}/#team`,
  website: `${siteUrl}/#website`,
  logo: `${siteUrl}/#logo`,
  page: `${pageUrl}#webpage`,
  picture: `${pageUrl}#picture`,
  breadcrumbs: `${pageUrl}#breadcrumbs`,
  service: `${pageUrl}#service`,
  article: `${pageUrl}#article`,
  work: `${pageUrl}#work`,
  list: `${pageUrl}#list`,
});

/** The input of the functions for nodes. */
export interface GraphContext extends DescribedSite, PageFacts {
  pageUrl: string;
  ids: ReturnType<typeof nodeIds>;
}

/** The fields common to all main entities. */
const mainFields = ({ shown, pageUrl, ids }: GraphContext) => ({
  ...(shown.picture !== undefined && { image: { "@id": ids.picture } }),
  url: pageUrl,
  mainEntityOfPage: { "@id": ids.page },
});

export const breadcrumbsNode = ({ settings: { url }, page, ids }: GraphContext): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": ids.breadcrumbs,
  itemListElement: page.breadcrumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: canonicalUrl(url, path),
  })),
});

/** The items of an index that have a page. */
export const listNode = (
  { settings: { url }, ids }: GraphContext,
  items: NonNullable<ShownFacts["items"]>,
): ItemList => {
  const linked = items.flatMap(({ title, path }) => (path === null ? [] : [{ title, path }]));
  return {
    "@type": "ItemList",
    "@id": ids.list,
    numberOfItems: linked.length,
    itemListElement: linked.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: canonicalUrl(url, path),
    })),
  };
};

export const serviceNode = (context: GraphContext, description: string): Service => ({
  "@type": "Service",
  "@id": context.ids.service,
  name: context.page.headline,
  serviceType: context.page.headline,
  description,
  provider: { "@id": context.ids.organization },
  areaServed: { "@type": "Country", name: context.settings.address.country },
  ...mainFields(context),
});

export const articleNode = (
  context: GraphContext,
  { author, words, tags }: NonNullable<ShownFacts["article"]>,
): BlogPosting => {
  const { settings, page, ids } = context;
  const organization = { "@id": ids.organization };
  const teamNode = {
    "@type": "Organization" as const,
    "@id": ids.team,
    name: settings.team,
    url: canonicalUrl(settings.url, routes.about),
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
    wordCount: words,
    keywords: [...tags],
    inLanguage: settings.language,
    ...mainFields(context),
  };
};

/** A case study as a creative work about its industry and its services. */
export const workNode = (
  context: GraphContext,
  { industry, services }: NonNullable<ShownFacts["work"]>,
): CreativeWork => {
  const { settings, page, ids } = context;
  return {
    "@type": "CreativeWork",
    "@id": ids.work,
    name: page.headline,
    description: page.description,
    about: [industry, ...services].map(({ title, path }) => ({
      "@type": "Thing",
      name: title,
      ...(path !== null && { url: canonicalUrl(settings.url, path) }),
    })),
    creator: { "@id": ids.organization },
    ...(page.published !== undefined && { datePublished: page.published }),
    inLanguage: settings.language,
    ...mainFields(context),
  };
};
