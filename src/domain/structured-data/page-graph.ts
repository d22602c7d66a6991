import type { Graph } from "schema-dts";
import { articleNode } from "./article";
import type { DescribedSite } from "./described-site";
import { breadcrumbsNode, hasTrail, listNode } from "./lists";
import { officeNode, organizationNode, organizationOutline } from "./organization";
import type { PageFacts } from "./page-facts";
import { serviceNode } from "./service";
import { isAboutCompany, pageNode, websiteNode } from "./web-page";

/**
 * What a page shows, as one connected graph in the vocabulary of schema.org
 * (https://json-ld.org, https://schema.org): nodes name each other by their ids.
 */
export const pageGraph = (site: DescribedSite, facts: PageFacts): Graph => {
  const { service, article, items } = facts.shown;
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(isAboutCompany(facts.page.kind) ? [organizationNode(site), officeNode(site)] : [organizationOutline(site)]),
      websiteNode(site),
      pageNode(site, facts),
      ...(hasTrail(facts) ? [breadcrumbsNode(site, facts)] : []),
      ...(service === undefined ? [] : [serviceNode(site, facts)]),
      ...(article === undefined ? [] : [articleNode(site, facts)]),
      ...(items === undefined || items.length === 0 ? [] : [listNode(site, facts)]),
    ],
  };
};
