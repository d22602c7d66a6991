import { type ContentCopy, contentCopy } from "../support/content";

const service = "content/services/sample-four.md";
const list = "content/redirects/redirects.json";
const oldPath = "/contact";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

const formerly = (file: string, slug: string, ...former: string[]) =>
  copy.replace(file, `slug: ${slug}`, `slug: ${slug}\nformerSlugs:\n${former.map((name) => `  - ${name}`).join("\n")}`);

describe("a former slug", () => {
  it("answers links, so that none has to be changed with it", () => {
    formerly(service, "sample-four", "search");
    copy.replace("content/settings/navigation.json", '"to": "/about"', '"to": "/services/search"');
    expect(copy.report()).toEqual([]);
  });

  it("is no name for its page, but the name to write is told", () => {
    formerly(service, "sample-four", "search");
    copy.replace("content/industries/sample-a.md", /^services:\n {2}- .*$/m, "services:\n  - search");
    expect(copy.report()).toEqual([
      "content/industries/sample-a.md: services names search, which has another slug now — write sample-four",
    ]);
  });

  it.each([
    ["the page's own", "sample-four", "is the slug of this page itself — remove it from the list"],
    [
      "another page's",
      "WindMills",
      "is the path of another page, /services/WindMills — remove it from the list, or give",
    ],
    ["one of the list of redirects", "old-sample", `which ${list} has already in redirects[1] — remove one`],
  ])("is refused: %s", (_name, slug, problem) => {
    formerly(service, "sample-four", slug);
    expect(copy.report()).toEqual([expect.stringContaining(`${service}: formerSlugs[0] `)]);
    expect(copy.report()[0]).toContain(problem);
  });

  it("is refused when two pages have it", () => {
    formerly("content/services/WindMills.md", "WindMills", "ads");
    formerly(service, "sample-four", "search", "ads");
    expect(copy.report()).toEqual([
      `${service}: formerSlugs[1] makes a rule for /services/ads, which content/services/WindMills.md has already in formerSlugs[0] — remove one of the two`,
    ]);
  });
});

describe("a rule of the list", () => {
  it.each([
    ["/sitemap.xml", "hides /sitemap.xml, which the site needs for itself — remove the rule"],
    ["/api/contact", "hides /api/contact, which the site needs for itself — remove the rule"],
    ["/video/sample.vtt", "hides /video/sample.vtt, which the site needs for itself — remove the rule"],
    ["/old/*", 'from is not well formed: "/old/*"'],
    ["/old/:id", 'from is not well formed: "/old/:id"'],
  ])("is refused from %s", (from, problem) => {
    copy.replace(list, /"from": "[^"]+"/, `"from": "${from}"`);
    expect(copy.report().join("\n")).toContain(problem);
  });

  it("is refused from a path to its own URL", () => {
    copy.replace(list, '"to": "/contact_us"', `"to": "https://sample.example${oldPath}"`);
    expect(copy.report()).toEqual([
      `${list}: redirects[0] redirects from ${oldPath} to itself — write another page in to, or remove the rule`,
    ]);
  });
});

describe("rules of the list and former slugs together", () => {
  it("are refused as a chain, with the page where it ends", () => {
    copy.replace(service, "slug: sample-four", "slug: search\nformerSlugs:\n  - sample-four");
    copy.replace(list, '"to": "/contact_us"', '"to": "/services/sample-four"');
    expect(copy.report()).toContainEqual(
      `${list}: redirects[0] makes a chain: /services/sample-four redirects to /services/search — write /services/search in to`,
    );
  });
});
