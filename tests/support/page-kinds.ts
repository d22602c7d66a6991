/** Slugs of one example of each kind of page that has many. */
interface Examples {
  service: string;
  industry: string;
  article: string;
  tag: string;
  legalPage: string;
}

/** One page of each kind: its name and its path. */
export const pageKinds = ({ service, industry, article, tag, legalPage }: Examples) =>
  [
    ["home", "/"],
    ["services", "/services"],
    ["service", `/services/${service}`],
    ["industries", "/industries"],
    ["industry", `/industries/${industry}`],
    ["about", "/about"],
    ["contact", "/contact_us"],
    ["blog", "/blog"],
    ["article", `/blog/${article}`],
    ["tag", `/blog/tag/${tag}`],
    ["legal-page", `/${legalPage}`],
    ["not-found", "/no-such-page"],
    ["enquiry-received", "/enquiry_received"],
  ] as const;

/** The name of a kind of page. */
export type PageKind = ReturnType<typeof pageKinds>[number][0];

/** In the fixture site. */
export const samplePages = [
  ...pageKinds({
    service: "sample-one",
    industry: "sample-a",
    article: "sample-article",
    tag: "sample",
    legalPage: "privacy-policy",
  }),
  ["all-blocks", "/all-blocks"],
  ["campaign", "/lp/summer"],
] as const;
