import type { Graph, WebPage } from "schema-dts";
import { contentType, contentTypeNames, type PageDefinition } from "../content/content-types";
import { canonicalUrl, questionPath } from "../paths";
import {
  type DescribedSite,
  officeNode,
  organizationNode,
  organizationOutline,
  pictureNode,
  siteIds,
  websiteNode,
} from "./company-nodes";
import { articleNode, breadcrumbsNode, listNode, type PageFacts, pageIds, serviceNode, workNode } from "./page-nodes";

/** The definition of a page's kind. */
const definitionOf = ({ page }: PageFacts): PageDefinition | undefined =>
  contentTypeNames.map((name) => contentType(name).page).find((definition) => definition?.kind === page.kind);

/** The home page's breadcrumbs would hold the home page alone. */
const hasBreadcrumbs = ({ page }: PageFacts): boolean => page.breadcrumbs.length > 1;

const mainEntityId = (url: string, facts: PageFacts): string | undefined => {
  const { page, shown } = facts;
  const ids = pageIds(canonicalUrl(url, page.path));
  if (shown.article !== undefined) return ids.article;
  if (shown.work !== undefined) return ids.work;
  if (shown.items !== undefined && shown.items.length > 0) return ids.list;
  const company = definitionOf(facts)?.about;
  return company && siteIds(url)[company];
};

const pageNode = ({ settings: { url, language, name } }: DescribedSite, facts: PageFacts): WebPage => {
  const { page, shown } = facts;
  const pageUrl = canonicalUrl(url, page.path);
  const ids = pageIds(pageUrl);
  const common = {
    "@id": ids.page,
    url: pageUrl,
    name: `${page.title} | ${name}`,
    headline: page.headline,
    description: page.description,
    inLanguage: language,
    isPartOf: { "@id": siteIds(url).website },
    ...(hasBreadcrumbs(facts) && { breadcrumb: { "@id": ids.breadcrumbs } }),
    ...(page.published !== undefined && { datePublished: page.published }),
    ...(page.modified !== undefined && { dateModified: page.modified }),
    ...(shown.picture !== undefined && { primaryImageOfPage: pictureNode(ids.picture, url, shown.picture) }),
    ...(shown.service !== undefined && { about: { "@id": ids.service } }),
  };
  if (shown.questions !== undefined) {
    const mainEntity = shown.questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      "@id": `${url}${questionPath(page.path, question)}`,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    }));
    return { "@type": "FAQPage", ...common, mainEntity };
  }
  const main = mainEntityId(url, facts);
  return {
    "@type": definitionOf(facts)?.schemaOrg ?? (shown.items === undefined ? "WebPage" : "CollectionPage"),
    ...common,
    ...(main !== undefined && { mainEntity: { "@id": main } }),
  };
};

/**
 * A page as one connected graph in the vocabulary of schema.org (https://json-ld.org, https://schema.org). All that is
 * known of the company stands on the pages about it.
 */
export const pageGraph = (site: DescribedSite, facts: PageFacts): Graph => {
  const { service, article, work, items = [] } = facts.shown;
  const isAboutCompany = definitionOf(facts)?.about !== undefined;
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(isAboutCompany ? [organizationNode(site), officeNode(site)] : [organizationOutline(site)]),
      websiteNode(site),
      pageNode(site, facts),
      ...(hasBreadcrumbs(facts) ? [breadcrumbsNode(site, facts)] : []),
      ...(service === undefined ? [] : [serviceNode(site, facts, service)]),
      ...(article === undefined ? [] : [articleNode(site, facts, article)]),
      ...(work === undefined ? [] : [workNode(site, facts, work)]),
      ...(items.length === 0 ? [] : [listNode(site, facts, items)]),
    ],
  };
};
