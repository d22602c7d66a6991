import type { WebPage, WebSite } from "schema-dts";
import { questionPath, routes } from "../paths";
import { addressOf, type DescribedSite } from "./described-site";
import { hasTrail } from "./lists";
import { pictureNode } from "./picture";
import { pageIds, siteIds } from "./node-ids";
import type { PageFacts } from "./page-facts";

/** The site as a whole. */
export const websiteNode = ({ settings: { name, url, tagline, language } }: DescribedSite): WebSite => ({
  "@type": "WebSite",
  "@id": siteIds(url).website,
  url: addressOf(url, routes.home),
  name,
  description: tagline,
  inLanguage: language,
  publisher: { "@id": siteIds(url).organization },
});

/** What of the company pages of a kind are about. */
const companyNodes: Partial<Record<string, "organization" | "office">> = {
  home: "organization",
  about: "organization",
  contact: "office",
};

/** Whether pages of a kind are about the company itself. */
export const isAboutCompany = (kind: string): boolean => companyNodes[kind] !== undefined;

const pageTypes: Partial<Record<string, "AboutPage" | "ContactPage" | "CollectionPage">> = {
  about: "AboutPage",
  contact: "ContactPage",
  services: "CollectionPage",
  industries: "CollectionPage",
  blog: "CollectionPage",
  tag: "CollectionPage",
};

/** What a page is mainly about, by the id of its node. */
const mainEntityId = (url: string, { page, shown }: PageFacts): string | undefined => {
  const ids = pageIds(addressOf(url, page.path));
  if (shown.article !== undefined) return ids.article;
  if (shown.items !== undefined && shown.items.length > 0) return ids.list;
  const company = companyNodes[page.kind];
  return company && siteIds(url)[company];
};

/** The page itself. One that shows questions is made of them, and is about its service. */
export const pageNode = ({ settings: { url, language, name } }: DescribedSite, facts: PageFacts): WebPage => {
  const { page, shown } = facts;
  const address = addressOf(url, page.path);
  const ids = pageIds(address);
  const common = {
    "@id": ids.page,
    url: address,
    name: `${page.title} | ${name}`,
    headline: page.headline,
    description: page.description,
    inLanguage: language,
    isPartOf: { "@id": siteIds(url).website },
    ...(hasTrail(facts) && { breadcrumb: { "@id": ids.breadcrumbs } }),
    ...(page.published !== null && { datePublished: page.published }),
    ...(page.modified !== null && { dateModified: page.modified }),
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
    "@type": pageTypes[page.kind] ?? "WebPage",
    ...common,
    ...(main !== undefined && { mainEntity: { "@id": main } }),
  };
};
