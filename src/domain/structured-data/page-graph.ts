import type { Graph, WebPage } from "schema-dts";
import { contentType, contentTypeNames, type PageDefinition } from "../content/content-types";
import { canonicalUrl, questionPath } from "../paths";
import { officeNode, organizationNode, organizationOutline, pictureNode, websiteNode } from "./company-nodes";
import type { DescribedSite, GraphContext, PageFacts } from "./page-nodes";
import { articleNode, breadcrumbsNode, listNode, nodeIds, serviceNode, workNode } from "./page-nodes";

/** The definition of a page's kind. */
const definitionOf = ({ page }: PageFacts): PageDefinition | undefined =>
  contentTypeNames.map((name) => contentType(name).page).find((definition) => definition?.kind === page.kind);

/** The home page's only breadcrumb would be itself. */
const hasBreadcrumbs = ({ page }: PageFacts): boolean => page.breadcrumbs.length > 1;

const mainEntityId = (context: GraphContext): string | undefined => {
  const { shown, ids } = context;
  if (shown.article !== undefined) return ids.article;
  if (shown.work !== undefined) return ids.work;
  if (shown.items !== undefined && shown.items.length > 0) return ids.list;
  const company = definitionOf(context)?.about;
  return company && ids[company];
};

const pageNode = (context: GraphContext): WebPage => {
  const { settings, page, shown, pageUrl, ids } = context;
  const { url, language, name } = settings;
  const common = {
    "@id": ids.page,
    url: pageUrl,
    name: `${page.title} | ${name}`,
    headline: page.headline,
    description: page.description,
    inLanguage: language,
    isPartOf: { "@id": ids.website },
    ...(hasBreadcrumbs(context) && { breadcrumb: { "@id": ids.breadcrumbs } }),
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
  const main = mainEntityId(context);
  return {
    "@type": definitionOf(context)?.schemaOrg ?? (shown.items === undefined ? "WebPage" : "CollectionPage"),
    ...common,
    ...(main !== undefined && { mainEntity: { "@id": main } }),
  };
};

/**
 * Describes a page as one connected graph of schema.org terms (https://json-ld.org, https://schema.org). Only pages
 * about the company have all its details.
 */
export const pageGraph = (site: DescribedSite, facts: PageFacts): Graph => {
  const { url } = site.settings;
  const pageUrl = canonicalUrl(url, facts.page.path);
  const context = { ...site, ...facts, pageUrl, ids: nodeIds(url, pageUrl) };
  const { service, article, work, items = [] } = facts.shown;
  const isAboutCompany = definitionOf(facts)?.about !== undefined;
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(isAboutCompany ? [organizationNode(context), officeNode(context)] : [organizationOutline(context)]),
      websiteNode(context),
      pageNode(context),
      ...(hasBreadcrumbs(facts) ? [breadcrumbsNode(context)] : []),
      ...(service === undefined ? [] : [serviceNode(context, service)]),
      ...(article === undefined ? [] : [articleNode(context, article)]),
      ...(work === undefined ? [] : [workNode(context, work)]),
      ...(items.length === 0 ? [] : [listNode(context, items)]),
    ],
  };
};
