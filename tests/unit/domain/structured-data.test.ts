import type { PageKind } from "../../../src/domain/content/content-types";
import { pageGraph } from "../../../src/domain/structured-data/page-graph";
import type { PageFacts, ShownFacts } from "../../../src/domain/structured-data/page-nodes";
import { settings } from "./support/site-settings";

const { url } = settings;
const site = { settings, logo: { src: "/logo.png", width: 512, height: 512 } };

const facts = (kind: PageKind, shown: ShownFacts = {}, more: Partial<PageFacts["page"]> = {}): PageFacts => ({
  page: {
    path: "/kites",
    kind,
    headline: "Kites",
    title: "Kites for every wind",
    description: "All about kites.",
    breadcrumbs: [
      { name: "Home", path: "/" },
      { name: "Kites", path: "/kites" },
    ],
    ...more,
  },
  shown,
});

const nodesOf = (page: PageFacts, of = site) =>
  JSON.parse(JSON.stringify(pageGraph(of, page)))["@graph"] as Record<string, unknown>[];
const nodeOf = (type: string, page: PageFacts, of = site) => nodesOf(page, of).find((node) => node["@type"] === type);

describe("the structured data of a page", () => {
  it("describes the company and its office in full only on the home, about and contact pages", () => {
    for (const kind of ["home", "about", "contact"] as const) {
      expect(nodeOf("Organization", facts(kind))).toMatchObject({ email: settings.email });
      expect(nodeOf("LocalBusiness", facts(kind))).toMatchObject({
        parentOrganization: { "@id": `${url}/#organization` },
      });
    }
    expect(nodeOf("Organization", facts("legal"))).not.toHaveProperty("email");
    expect(nodeOf("LocalBusiness", facts("legal"))).toBeUndefined();
  });

  it("names the office's country by its code where the site's language tells it", () => {
    const countryOf = (language: string, country: string) => {
      const address = { ...settings.address, country };
      const office = nodeOf("LocalBusiness", facts("home"), { ...site, settings: { ...settings, language, address } });
      return (office?.["address"] as Record<string, unknown>)["addressCountry"];
    };
    expect(countryOf("en-IN", "India")).toBe("IN");
    expect(countryOf("de", "Deutschland")).toBe("DE");
    expect(countryOf("en", "India")).toBe("India");
    expect(countryOf("qq", "India")).toBe("India");
  });

  it("has an article's dates and its author, or the team as author", () => {
    const article = { author: null, words: 700, tags: ["Wind"] };
    const page = facts("post", { article }, { published: "2025-05-01", modified: "2025-06-01T10:00:00.000Z" });
    const dates = { datePublished: "2025-05-01", dateModified: "2025-06-01T10:00:00.000Z" };
    const author = { "@type": "Organization", name: settings.team };
    expect(nodeOf("BlogPosting", page)).toMatchObject({ author, ...dates });
    expect(nodeOf("WebPage", page)).toMatchObject(dates);
    const signed = nodeOf("BlogPosting", facts("post", { article: { ...article, author: "A. Writer" } }));
    expect(signed).toMatchObject({ author: { "@type": "Person", name: "A. Writer" } });
    expect(signed).not.toHaveProperty("dateModified");
  });

  it("has a case study's subject and creator, and never a review or rating", () => {
    const work = {
      industry: { title: "Harbours", path: "/industries/harbours" },
      services: [
        { title: "SEO", path: "/services/seo" },
        { title: "Kites", path: null },
      ],
    };
    const page = facts("case", { work }, { published: "2025-05-01" });
    expect(nodeOf("CreativeWork", page)).toMatchObject({
      name: "Kites",
      about: [
        { "@type": "Thing", name: "Harbours", url: `${url}/industries/harbours` },
        { "@type": "Thing", name: "SEO", url: `${url}/services/seo` },
        { "@type": "Thing", name: "Kites" },
      ],
      creator: { "@id": `${url}/#organization` },
      datePublished: "2025-05-01",
    });
    expect(JSON.stringify(nodesOf(page))).not.toMatch(/review|rating/i);
  });

  it("omits sameAs while the settings have only the front page of a social network", () => {
    expect(nodeOf("Organization", facts("home"))?.["sameAs"]).toEqual(settings.social.map((one) => one.url));
    const shipped = {
      ...site,
      settings: { ...settings, social: [{ label: "Network", url: "https://network.test/" }] },
    };
    expect(nodeOf("Organization", facts("home"), shipped)).not.toHaveProperty("sameAs");
  });
});
