import shipped from "../../../../content/settings/site.json";
import type { SiteSettings } from "../../../../src/domain/content/settings";
import { addressOf } from "../../../../src/domain/structured-data/described-site";
import type { PageFacts, ShownFacts } from "../../../../src/domain/structured-data/page-facts";
import { pageGraph } from "../../../../src/domain/structured-data/page-graph";

const url = "https://agency.example";
const settings = { ...(shipped as SiteSettings), url, name: "Agency", team: "Agency Team" };
const site = { settings, logo: { src: "/logo.png", width: 512, height: 512 } };
const picture = { src: "/static/kite.jpg", width: 1200, height: 750 };

const facts = (kind: string, shown: ShownFacts, more: Partial<PageFacts["page"]> = {}): PageFacts => ({
  page: {
    path: "/kites",
    kind,
    headline: "Kites",
    title: "Kites for every wind",
    description: "All about kites.",
    trail: [
      { name: "Home", path: "/" },
      { name: "Kites", path: "/kites" },
    ],
    published: null,
    modified: null,
    ...more,
  },
  shown,
});

const nodesOf = (page: PageFacts, of = site) =>
  JSON.parse(JSON.stringify(pageGraph(of, page)))["@graph"] as Record<string, unknown>[];
const nodeOf = (type: string, page: PageFacts, of = site) => nodesOf(page, of).find((node) => node["@type"] === type);

describe("the graph of a page", () => {
  it("names the company, the site, the page and the way to it", () => {
    const page = facts("legal", {});
    expect(nodesOf(page).map((node) => node["@type"])).toEqual([
      "Organization",
      "WebSite",
      "WebPage",
      "BreadcrumbList",
    ]);
    expect(nodeOf("Organization", page)).toEqual({
      "@type": "Organization",
      "@id": `${url}/#organization`,
      name: "Agency",
      url: `${url}/`,
    });
    expect(nodeOf("WebPage", page)).toMatchObject({
      "@id": `${url}/kites#webpage`,
      name: "Kites for every wind | Agency",
      isPartOf: { "@id": `${url}/#website` },
    });
    expect(nodeOf("BreadcrumbList", page)?.["itemListElement"]).toMatchObject([
      { position: 1, name: "Home", item: `${url}/` },
      { position: 2, name: "Kites", item: `${url}/kites` },
    ]);
  });

  it.each(["home", "about", "contact"])("tells all of the company and its office on a page of kind %s", (kind) => {
    const page = facts(kind, {});
    expect(nodeOf("Organization", page)).toMatchObject({ email: settings.email, logo: { url: `${url}/logo.png` } });
    expect(nodeOf("ProfessionalService", page)).toMatchObject({
      address: { streetAddress: settings.address.street },
      parentOrganization: { "@id": `${url}/#organization` },
    });
  });

  it("of the home page has no way to it", () => {
    const home = facts("home", {}, { path: "/", trail: [{ name: "Home", path: "/" }] });
    expect(nodeOf("BreadcrumbList", home)).toBeUndefined();
    expect(nodeOf("WebPage", home)).not.toHaveProperty("breadcrumb");
  });

  it.each([
    ["about", "AboutPage", `${url}/#organization`],
    ["contact", "ContactPage", `${url}/#office`],
    ["home", "WebPage", `${url}/#organization`],
    ["legal", "WebPage", undefined],
  ])("of kind %s is a page of its type, about its subject", (kind, type, subject) => {
    expect(nodeOf(type, facts(kind, {}))?.["mainEntity"]).toEqual(subject && { "@id": subject });
  });

  it("has the questions that the page shows, and the service that they are about", () => {
    const questions = [{ question: "Will it fly?", answer: "In any wind." }];
    const page = facts("service", { service: "We make kites.", questions, picture });
    expect(nodeOf("FAQPage", page)).toMatchObject({
      about: { "@id": `${url}/kites#service` },
      primaryImageOfPage: { url: `${url}/static/kite.jpg` },
      mainEntity: [
        {
          "@id": `${url}/kites#question-will-it-fly`,
          name: "Will it fly?",
          acceptedAnswer: { text: "In any wind." },
        },
      ],
    });
    expect(nodeOf("Service", page)).toMatchObject({
      provider: { "@id": `${url}/#organization` },
      areaServed: { name: settings.address.country },
      image: { "@id": `${url}/kites#picture` },
    });
  });

  it("has an article with its days, its words and its author, or the team", () => {
    const article = { author: null, words: 700, tags: ["Wind"] };
    const page = facts("post", { article }, { published: "2025-05-01", modified: "2025-06-01T10:00:00.000Z" });
    expect(nodeOf("BlogPosting", page)).toMatchObject({
      author: { "@type": "Organization", name: "Agency Team", parentOrganization: { "@id": `${url}/#organization` } },
      datePublished: "2025-05-01",
      dateModified: "2025-06-01T10:00:00.000Z",
      wordCount: 700,
    });
    const signed = facts("post", { article: { ...article, author: "A. Writer" } });
    expect(nodeOf("BlogPosting", signed)?.["author"]).toEqual({ "@type": "Person", name: "A. Writer" });
    expect(nodeOf("BlogPosting", signed)).not.toHaveProperty("dateModified");
  });

  it("lists what an index lists, but for what has no page yet", () => {
    const items = [
      { title: "Delta", path: "/kites/delta" },
      { title: "Soon", path: null },
    ];
    const page = facts("services", { items });
    expect(nodeOf("ItemList", page)).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: "Delta", url: `${url}/kites/delta` }],
    });
    expect(nodeOf("CollectionPage", page)?.["mainEntity"]).toEqual({ "@id": `${url}/kites#list` });
    expect(nodeOf("ItemList", facts("blog", { items: [] }))).toBeUndefined();
  });

  it("claims no page of a network as long as the settings hold its front page", () => {
    expect(nodeOf("Organization", facts("home", {}))).not.toHaveProperty("sameAs");
    const [first, ...others] = settings.social;
    const social = [{ ...first, url: "https://network.example/agency" }, ...others] as SiteSettings["social"];
    const own = { ...site, settings: { ...settings, social } };
    expect(nodeOf("Organization", facts("home", {}), own)?.["sameAs"]).toEqual(["https://network.example/agency"]);
  });
});

describe("an address", () => {
  it.each([
    ["/", `${url}/`],
    ["/services/seo", `${url}/services/seo`],
    ["/services/seo/?a=1", `${url}/services/seo`],
  ])("of %s is %s", (path, address) => {
    expect(addressOf(url, path)).toBe(address);
  });
});
