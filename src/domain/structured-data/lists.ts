import type { BreadcrumbList, ItemList } from "schema-dts";
import { addressOf, type DescribedSite } from "./described-site";
import { pageIds } from "./node-ids";
import type { PageFacts } from "./page-facts";

/** Whether the page shows breadcrumbs: the home page has nowhere to come from. */
export const hasTrail = ({ page }: PageFacts): boolean => page.trail.length > 1;

/** The way to the page, as its breadcrumbs show it. */
export const breadcrumbsNode = ({ settings: { url } }: DescribedSite, { page }: PageFacts): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": pageIds(addressOf(url, page.path)).breadcrumbs,
  itemListElement: page.trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: addressOf(url, path),
  })),
});

/** What an index lists and has a page of its own. */
export const listNode = ({ settings: { url } }: DescribedSite, { page, shown }: PageFacts): ItemList => {
  const items = (shown.items ?? []).flatMap(({ title, path }) => (path === null ? [] : [{ title, path }]));
  return {
    "@type": "ItemList",
    "@id": pageIds(addressOf(url, page.path)).list,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: addressOf(url, path),
    })),
  };
};
