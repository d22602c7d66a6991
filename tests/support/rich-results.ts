import type { BuiltPage } from "./built-pages";
import { typesOf } from "./schema-vocabulary";
import { everyNode, isReference, type Node, nodesAt, textOf } from "./structured-data";

const guide = "https://developers.google.com/search/docs/appearance/structured-data";

interface Rule {
  types: readonly string[];
  /** What Google requires or recommends, of what this site has: it shows no prices, ratings or reviews. */
  properties: readonly string[];
  see: string;
}

/** What a node needs for a rich result, by Google's guides. */
export const rules: readonly Rule[] = [
  {
    types: ["BlogPosting"],
    properties: ["headline", "author", "author.name", "datePublished", "dateModified", "image"],
    see: `${guide}/article`,
  },
  { types: ["BreadcrumbList"], properties: ["itemListElement"], see: `${guide}/breadcrumb` },
  {
    types: ["FAQPage"],
    properties: ["mainEntity", "mainEntity.name", "mainEntity.acceptedAnswer", "mainEntity.acceptedAnswer.text"],
    see: `${guide}/faqpage`,
  },
  {
    types: ["ProfessionalService"],
    properties: [
      ...["name", "url", "telephone", "image"],
      ...["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"].map(
        (part) => `address.${part}`,
      ),
      ...["latitude", "longitude"].map((part) => `geo.${part}`),
      ...["dayOfWeek", "opens", "closes"].map((part) => `openingHoursSpecification.${part}`),
    ],
    see: `${guide}/local-business`,
  },
  {
    types: ["Organization"],
    properties: ["name", "url"],
    see: `${guide}/organization`,
  },
  {
    types: ["WebSite"],
    properties: ["name", "url"],
    see: "https://developers.google.com/search/docs/appearance/site-names",
  },
  {
    types: ["Service"],
    properties: ["name", "description", "provider", "areaServed"],
    see: "https://schema.org/Service",
  },
  { types: ["ImageObject"], properties: ["contentUrl"], see: `${guide}/image-license-metadata` },
];

/** The pages about the company. The guide wants what is known of it on one of them and not on every page. */
const companyPages = ["/", "/about", "/contact_us"];

/** The company itself, and no team or author of it: what the guide recommends for its knowledge panel. */
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

const missing = (page: BuiltPage, node: Node, properties: readonly string[], see: string): string[] =>
  properties
    .filter((property) => !isThere(page, node, property))
    .map((property) => `${typesOf(node).join(" and ")} has no ${property} (${see})`);

/** A list of links needs two, each with its place; the last may do without an address (Google's guide to breadcrumbs). */
const listProblems = (page: BuiltPage, node: Node): string[] => {
  const items = nodesAt(page, node, "itemListElement");
  const least = typesOf(node).includes("BreadcrumbList") ? 2 : 1;
  return [
    ...(items.length < least ? [`${typesOf(node).join()} has ${items.length} items`] : []),
    ...items.flatMap((item, index) => [
      ...(item["position"] === index + 1 ? [] : [`item ${index + 1} has the position ${textOf(item, "position")}`]),
      ...(textOf(item, "name") === "" ? [`item ${index + 1} has no name`] : []),
      ...(item["item"] === undefined && item["url"] === undefined && index < items.length - 1
        ? [`item ${index + 1} has no address`]
        : []),
    ]),
  ];
};

/** What the nodes of a page lack for rich results. */
export const richResultProblems = (page: BuiltPage): string[] =>
  everyNode(page)
    .filter((node) => !isReference(node))
    .flatMap((node) => {
      const types = typesOf(node);
      return [
        ...rules
          .filter((rule) => rule.types.some((type) => types.includes(type)))
          .flatMap(({ properties, see }) => missing(page, node, properties, see)),
        ...(companyPages.includes(page.path) && textOf(node, "@id").endsWith("/#organization")
          ? missing(page, node, companyProperties, `${guide}/organization`)
          : []),
        ...(types.some((type) => ["BreadcrumbList", "ItemList"].includes(type)) ? listProblems(page, node) : []),
      ];
    });
