import { checkContent } from "../../src/gatsby/content/check-content";
import type { BuiltPage } from "./built-pages";
import { everyNode, isReference, type Node, nodesAt, textOf, typesOf } from "./structured-data";

/** Optional settings. */
const { geo, hours } = checkContent(process.cwd()).settings ?? {};

/**
 * Properties by type that Google's guides (https://developers.google.com/search/docs/appearance/structured-data)
 * require or recommend for this site, which shows no prices, ratings or reviews.
 */
const wanted: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ["headline", "author.name", "datePublished", "image", "mainEntityOfPage.url"],
  ItemList: ["itemListElement.name", "itemListElement.url", "itemListElement.position"],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  LocalBusiness: [
    ...["name", "url", "telephone", "image"],
    ...["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"].map(
      (part) => `address.${part}`,
    ),
    ...(geo === undefined ? [] : ["geo.latitude", "geo.longitude"]),
    ...(hours === undefined ? [] : ["dayOfWeek", "opens", "closes"].map((part) => `openingHoursSpecification.${part}`)),
  ],
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  Service: ["name", "description", "provider.name", "areaServed.name"],
  ImageObject: ["contentUrl"],
};

/** Pages about the company. The guide wants its properties on one of them, not on every page. */
const companyPages = ["/", "/about", "/contact_us"];
const companyProperties = [
  "logo",
  "email",
  "telephone",
  "description",
  "contactPoint.telephone",
  "contactPoint.contactType",
];

const isThere = (page: BuiltPage, node: Node, property: string): boolean => {
  const [first = "", ...rest] = property.split(".");
  if (node[first] === undefined || node[first] === "") return false;
  if (rest.length === 0) return true;
  const inner = nodesAt(page, node, first);
  return inner.length > 0 && inner.every((value) => isThere(page, value, rest.join(".")));
};

/** Breadcrumbs need two items, each with its position; the last may lack a URL (Google's guide to breadcrumbs). */
const breadcrumbProblems = (page: BuiltPage, list: Node): string[] => {
  const items = nodesAt(page, list, "itemListElement");
  const isComplete = (item: Node, index: number) =>
    item["position"] === index + 1 &&
    textOf(item, "name") !== "" &&
    (item["item"] !== undefined || index === items.length - 1);
  return items.length > 1 && items.every(isComplete) ? [] : [`BreadcrumbList is ${JSON.stringify(items)}`];
};

/** Properties missing for rich results on a page. */
export const richResultProblems = (page: BuiltPage): string[] =>
  everyNode(page)
    .filter((node) => !isReference(node))
    .flatMap((node) => {
      const types = typesOf(node);
      const isCompany = companyPages.includes(page.path) && textOf(node, "@id").endsWith("/#organization");
      const properties = [...types.flatMap((type) => wanted[type] ?? []), ...(isCompany ? companyProperties : [])];
      return [
        ...properties
          .filter((property) => !isThere(page, node, property))
          .map((property) => `${types.join(" and ")} has no ${property}`),
        ...(types.includes("BreadcrumbList") ? breadcrumbProblems(page, node) : []),
      ];
    });
