import { relatedPosts } from "../../../../src/domain/blog/related-posts";
import { tagSlug, tagsOf } from "../../../../src/domain/blog/tags";

describe("a tag's path", () => {
  it.each([
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
});

describe("the tags of some articles", () => {
  it("are counted, those with the most articles first, then by name", () => {
    const posts = [{ tags: ["Trends", "Kites"] }, { tags: ["Kites"] }, { tags: ["Branding"] }];
    expect(tagsOf(posts)).toEqual([
      { name: "Kites", path: "/blog/tag/kites", count: 2 },
      { name: "Branding", path: "/blog/tag/branding", count: 1 },
      { name: "Trends", path: "/blog/tag/trends", count: 1 },
    ]);
  });

  it("are one where two spellings have one path", () => {
    expect(tagsOf([{ tags: ["Kites"] }, { tags: ["kites"] }])).toEqual([
      { name: "Kites", path: "/blog/tag/kites", count: 2 },
    ]);
  });
});

describe("what to read next", () => {
  it("shares the most tags, then is the newest, and is filled up with the newest of all", () => {
    const newest = [
      { id: "one-shared", tags: ["kites"] },
      { id: "none-shared-new", tags: ["apps"] },
      { id: "asked", tags: ["kites", "trends"] },
      { id: "none-shared-old", tags: ["apps"] },
      { id: "both-shared", tags: ["trends", "kites"] },
    ];
    expect(relatedPosts(newest).get("asked")).toEqual(["both-shared", "one-shared", "none-shared-new"]);
  });
});
