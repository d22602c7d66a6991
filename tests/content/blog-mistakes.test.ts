import { type ContentCopy, contentCopy } from "../support/content";

const seo = "content/posts/boost-your-business-with-seo.md";
const trends = "content/posts/digital-marketing-trends-2025.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("a mistake in the tags of an article", () => {
  it("is reported: none at all", () => {
    copy.replace(seo, /^tags:\n(?: {2}- .*\n)+/m, "");
    expect(copy.report()).toEqual([
      `${seo}: tags is missing — write one to five topics that the article has in common with others, such as SEO`,
    ]);
  });

  it("is reported: a list that has lost its items, and one that has too many", () => {
    copy.replace(seo, /^tags:\n(?: {2}- .*\n)+/m, "tags: []\n");
    expect(copy.report().join("\n")).toMatch(/seo\.md: tags is empty — write one to five topics/);
    copy.replace(seo, "tags: []", "tags: [SEO, A1, B1, C1, D1, E1]");
    expect(copy.report().join("\n")).toMatch(/seo\.md: tags has 6 items, at most 5 allowed/);
  });

  it("is reported: two spellings of one tag, the rarer with the one that is usual", () => {
    copy.replace(seo, "  - Digital marketing", "  - Digital-Marketing");
    expect(copy.report()).toEqual([
      `${seo}: tags[1] is "Digital-Marketing", which has the address of "Digital marketing" — write Digital marketing as in ${trends}; capitals and signs make no difference`,
    ]);
  });

  it("is reported: two spellings that are as frequent, once", () => {
    copy.replace(trends, "  - SEO", "  - Seo");
    expect(copy.report()).toEqual([
      `${trends}: tags[1] is "Seo", which has the address of "SEO" — write SEO as in ${seo}; capitals and signs make no difference`,
    ]);
  });

  it("is reported: a tag of which no address can be made", () => {
    copy.replace(seo, "  - SEO", '  - "++"');
    expect(copy.report()).toEqual([
      `${seo}: tags[0] is "++", of which no address can be made — write a name with letters from a to z, or digits`,
    ]);
  });

  it("is reported: a tag twice in one article, however it is spelled", () => {
    copy.replace(seo, "  - Digital marketing", "  - Digital marketing\n  - seo");
    expect(copy.report()).toEqual([`${seo}: tags[2] is "seo", which tags[0] says already — remove it`]);
  });
});

describe("the pages of tags", () => {
  it("may be linked to, like the pages of the list that there are", () => {
    copy.write(seo, `${copy.read(seo)}\n[Trends](/blog/tag/trends)\n\n[More](/blog/page/2)\n`);
    expect(copy.report()).toEqual([
      `${seo}: body links to /blog/page/2, which does not exist — write the path of an existing page`,
    ]);
  });

  it("are there because a published article has the tag", () => {
    copy.write(seo, `${copy.read(seo)}\n[Branding](/blog/tag/branding)\n`);
    expect(copy.report()).toEqual([]);
    copy.replace("content/posts/importance-of-brand-identity.md", /^(date: .*)$/m, "$1\ndraft: true");
    expect(copy.report().filter((line) => line.includes("/blog/tag/"))).toEqual([
      `${seo}: body links to /blog/tag/branding, which is a draft — publish that page first, or link to another`,
    ]);
  });

  it("stay known while an article with the tag has another mistake", () => {
    copy.write(seo, `${copy.read(seo)}\n[Branding](/blog/tag/branding)\n`);
    copy.replace("content/posts/importance-of-brand-identity.md", /^accent: .*$/m, "accent: puce");
    expect(copy.report()).toEqual([expect.stringContaining('accent cannot be "puce"')]);
  });

  it("are not hidden by a redirect, and may be led to", () => {
    copy.replace("content/redirects/redirects.json", '"from": "/contact"', '"from": "/blog/tag/seo"');
    expect(copy.report().join("\n")).toContain("redirects[0] hides the page /blog/tag/seo");
    copy.replace("content/redirects/redirects.json", '"from": "/blog/tag/seo"', '"from": "/blog/tag"');
    copy.replace("content/redirects/redirects.json", '"to": "/contact_us"', '"to": "/blog/tag/seo"');
    expect(copy.report()).toEqual([]);
  });

  it("have titles and descriptions that fit with any tag", () => {
    const blog = "content/pages/blog.json";
    copy.replace(blog, '"title": "Articles about {tag}"', '"title": "All of our articles about {tag}"');
    copy.replace(blog, '"tagTitle": "{tag} – page {page}"', '"tagTitle": "{tag}, one more page"');
    const report = copy.report();
    expect(report).toHaveLength(2);
    expect(report[0]).toMatch(
      /tagPages\.title has 31 characters, at most 20 allowed — write a short title with \{tag\}/,
    );
    expect(report[1]).toMatch(/furtherPages\.tagTitle is not well formed: .* with \{tag\} and \{page\}/);
  });
});
