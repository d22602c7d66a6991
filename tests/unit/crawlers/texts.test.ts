import type { CrawlerSettings } from "../../../src/gatsby/crawlers/crawler-content";
import { humansText } from "../../../src/gatsby/crawlers/humans-text";
import { llmsText } from "../../../src/gatsby/crawlers/llms-text";
import { robotsText } from "../../../src/gatsby/crawlers/robots-text";
import type { PageKind } from "../../../src/domain/page-kind";

const settings: CrawlerSettings = {
  url: "https://site.example",
  name: "Site",
  team: "Site Team",
  tagline: "We make sites.",
  language: "en-IN",
  email: "hello@site.example",
  phones: [{ label: "Sales", number: "+91 1" }],
  address: { street: "Road 1", locality: "Noida", region: "UP", postalCode: "201309", country: "India" },
  hours: { text: "10 to 7", urgent: "Always" },
};
const words = { contactDetails: "Contact details", legal: "Legal" };

const page = (path: string, kind: PageKind, title: string) => ({
  path,
  kind,
  name: `${title} name`,
  title,
  description: `About ${title}.`,
});

describe("robots.txt", () => {
  it("keeps crawlers from functions alone, and leads to the sitemap", () => {
    expect(robotsText("https://site.example")).toBe(
      "User-agent: *\nDisallow: /api/\n\nSitemap: https://site.example/sitemap.xml\n",
    );
  });
});

describe("humans.txt", () => {
  it("says who made the site, and when it was changed last", () => {
    const text = humansText(settings, [
      { modified: "2026-01-31T23:00:00.000Z" },
      {},
      { modified: "2025-01-01T00:00:00Z" },
    ]);
    expect(text).toContain("Team: Site Team\nContact: hello@site.example\nFrom: Noida, UP, India\n");
    expect(text).toContain("Last update: 2026/01/31\nLanguage: en-IN\n");
  });

  it("leaves out a day that is unknown", () => {
    expect(humansText(settings, [{}])).not.toContain("Last update");
  });
});

describe("llms.txt", () => {
  const pages = [
    page("/", "home", "Home"),
    page("/services", "services", "Services"),
    page("/services/seo", "service", "SEO [free audit]"),
    page("/about", "about", "About"),
    page("/blog", "blog", "Blog"),
    page("/blog/page/2", "blog", "Blog 2"),
    page("/blog/tag/seo", "tag", "Tag"),
    page("/blog/tag/seo/page/2", "tag", "Tag 2"),
    page("/blog/lamps", "post", "Lamps"),
    page("/cookies", "legal", "Cookies"),
  ];
  const text = llmsText(pages, settings, words);

  it("has the form that is asked for: the name, what it is about, how to reach us, and links under headings", () => {
    expect(text.split("\n## ")[0]).toBe(`# Site

> We make sites.

Contact details:

- [hello@site.example](mailto:hello@site.example)
- Sales: +91 1
- Road 1, Noida, UP 201309, India
- 10 to 7
- Always
`);
    expect(text.match(/^## .*$/gm)).toEqual(["## Site", "## Services name", "## Blog name", "## Legal", "## Optional"]);
  });

  it("names each page once, by its twin", () => {
    const twins = [...text.matchAll(/\]\((https:[^)]*)\): /g)].map(([, address]) => address);
    expect(twins).toEqual(
      ["index", "about", "services", "services/seo", "blog", "blog/lamps", "blog/tag/seo", "cookies"]
        .concat("blog/page/2", "blog/tag/seo/page/2")
        .map((name) => `https://site.example/${name}.md`),
    );
  });

  it("takes brackets in a title for words", () => {
    expect(text).toContain("- [SEO \\[free audit\\]](https://site.example/services/seo.md): About SEO [free audit].\n");
  });

  it("has no heading over nothing", () => {
    expect(llmsText([page("/", "home", "Home")], settings, words).match(/^## .*$/gm)).toEqual(["## Site"]);
  });
});
