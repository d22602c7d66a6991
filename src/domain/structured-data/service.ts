import type { Service } from "schema-dts";
import { addressOf, type DescribedSite } from "./described-site";
import { pageIds, siteIds } from "./node-ids";
import type { PageFacts } from "./page-facts";

/** The service that a page offers. */
export const serviceNode = ({ settings }: DescribedSite, { page, shown }: PageFacts): Service => {
  const { url, address } = settings;
  const ids = pageIds(addressOf(url, page.path));
  return {
    "@type": "Service",
    "@id": ids.service,
    name: page.headline,
    serviceType: page.headline,
    ...(shown.service !== undefined && { description: shown.service }),
    url: addressOf(url, page.path),
    provider: { "@id": siteIds(url).organization },
    areaServed: { "@type": "Country", name: address.country },
    ...(shown.picture !== undefined && { image: { "@id": ids.picture } }),
    mainEntityOfPage: { "@id": ids.page },
  };
};
