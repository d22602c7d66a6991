import fc from "fast-check";
import { pathOfTag, tagSlug, tagsOf } from "../../../../src/domain/blog/tags";

describe("a tag's address", () => {
  it.each([
    ["SEO", "seo"],
    ["Digital marketing", "digital-marketing"],
    ["Café & Bar", "cafe-bar"],
    ["  E-commerce!  ", "e-commerce"],
    ["UPI 2.0", "upi-2-0"],
    ["C++", "c"],
    ["++", ""],
    ["विपणन", ""],
  ])("of %j ends with %j", (name, slug) => {
    expect(tagSlug(name)).toBe(slug);
  });

  it("never needs encoding, and is that of its own slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const slug = tagSlug(name);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(tagSlug(slug)).toBe(slug);
      }),
    );
  });

  it("is below the blog", () => {
    expect(pathOfTag("Web design")).toBe("/blog/tag/web-design");
  });
});

describe("the tags of some articles", () => {
  it("are counted, those with the most articles first, then by name", () => {
    const posts = [{ tags: ["Trends", "SEO"] }, { tags: ["SEO"] }, { tags: ["Branding"] }];
    expect(tagsOf(posts)).toEqual([
      { name: "SEO", path: "/blog/tag/seo", count: 2 },
      { name: "Branding", path: "/blog/tag/branding", count: 1 },
      { name: "Trends", path: "/blog/tag/trends", count: 1 },
    ]);
  });

  it("are one where two spellings have one address", () => {
    expect(tagsOf([{ tags: ["SEO"] }, { tags: ["Seo"] }])).toEqual([{ name: "SEO", path: "/blog/tag/seo", count: 2 }]);
  });
});
