import { type ContentCopy, contentCopy } from "../support/content";

const seo = "content/services/seo.md";
const list = "content/redirects/redirects.json";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

const formerly = (file: string, slug: string, ...former: string[]) =>
  copy.replace(file, `slug: ${slug}`, `slug: ${slug}\nformerSlugs:\n${former.map((name) => `  - ${name}`).join("\n")}`);

describe("a former slug", () => {
  it("answers links, so that none has to be changed with it", () => {
    formerly(seo, "seo", "search");
    copy.replace("content/settings/navigation.json", '"to": "/about"', '"to": "/services/search"');
    expect(copy.report()).toEqual([]);
  });

  it.each([
    ["the page's own", "seo", "is the slug of this page itself — remove it from the list"],
    ["another page's", "ppc", "is the address of another page, /services/ppc — remove it from the list, or give"],
    ["one of the list of redirects", "graphicdesign", `which ${list} has already in redirects[2] — remove one`],
    ["no slug", "a b", 'is not well formed: "a b" — write the last part'],
  ])("is refused: %s", (_name, slug, problem) => {
    formerly(seo, "seo", slug);
    expect(copy.report()).toEqual([expect.stringContaining(`${seo}: formerSlugs[0] `)]);
    expect(copy.report()[0]).toContain(problem);
  });

  it("is refused when two pages have it", () => {
    formerly("content/services/ppc.md", "ppc", "ads");
    formerly(seo, "seo", "search", "ads");
    expect(copy.report()).toEqual([
      `${seo}: formerSlugs[1] makes a rule for /services/ads, which content/services/ppc.md has already in formerSlugs[0] — remove one of the two`,
    ]);
  });

  it("makes no rule while its page is a draft", () => {
    copy.replace(
      "content/posts/importance-of-brand-identity.md",
      /^slug: .*$/m,
      "slug: brand\nformerSlugs:\n  - importance-of-brand-identity\ndraft: true",
    );
    expect(copy.report()).toContainEqual(
      expect.stringContaining("links to /blog/importance-of-brand-identity, which does not exist"),
    );
  });
});

describe("rules of the list and former slugs together", () => {
  it("are refused as a chain, with the page where it ends", () => {
    copy.replace(seo, "slug: seo", "slug: search\nformerSlugs:\n  - seo");
    copy.replace(list, '"to": "/contact_us"', '"to": "/services/seo"');
    expect(copy.report()).toContainEqual(
      `${list}: redirects[0] makes a chain: /services/seo leads on to /services/search — write /services/search in to`,
    );
  });

  it("are refused as a loop of three", () => {
    copy.replace(list, '"to": "/contact_us"', '"to": "/x"');
    copy.replace(list, "/services/graphicgesigz", "/x");
    copy.replace(list, '"to": "/services/graphicgesign"', '"to": "/y"');
    copy.replace(list, "/services/graphicdesign", "/y");
    copy.replace(list, '"to": "/services/graphicgesign"', '"to": "/contact"');
    expect(copy.report().filter((line) => line.includes("makes a loop"))).toHaveLength(3);
  });
});
