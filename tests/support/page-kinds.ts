/** Slugs of one example of each kind of page that has many. */
interface Examples {
  service: string;
  industry: string;
  article: string;
  tag: string;
  caseStudy: string;
  legalPage: string;
}

/** One page of each kind: its name and its path. */
export const pageKinds = ({ service, industry, article, tag, caseStudy, legalPage }: Examples) =>
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
    ["work", "/work"],
    ["case-study", `/work/${caseStudy}`],
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
    caseStudy: "harbour-timetable",
    legalPage: "privacy-policy",
  }),
  ["all-blocks", "/all-blocks"],
  ["campaign", "/lp/summer"],
] as const;
