import { relatedPosts } from "../../../../src/domain/blog/related-posts";
import { postLists, tagSlug } from "../../../../src/domain/blog/tags";

it.each([
  ["Café & Bar", "cafe-bar"],
  ["  E-commerce!  ", "e-commerce"],
  ["UPI 2.0", "upi-2-0"],
  ["Straßenbau", "strassenbau"],
  ["विपणन", ""],
])("the slug of the tag %j is %j", (name, slug) => {
  expect(tagSlug(name)).toBe(slug);
});

describe("the lists of articles", () => {
  const listed = (...posts: string[][]) =>
    postLists(posts.map((tags) => ({ tags }))).map(({ path, subject, items }) => [path, subject, items.length]);

  it("are that of all articles, then those of the tags by number of articles, then by name", () => {
    expect(listed(["Trends", "Kites"], ["Kites"], ["Branding"])).toEqual([
      ["/blog", undefined, 3],
      ["/blog/tag/kites", "Kites", 2],
      ["/blog/tag/branding", "Branding", 1],
      ["/blog/tag/trends", "Trends", 1],
    ]);
  });

  it("merge two spellings of a tag that have the same slug", () => {
    expect(listed(["Kites"], ["kites"]).slice(1)).toEqual([["/blog/tag/kites", "Kites", 2]]);
  });
});

it("related posts are sorted by shared tags, then date, and filled up with the newest others", () => {
  const newest = [
    { id: "one-shared", tags: ["kites"] },
    { id: "none-shared-new", tags: ["apps"] },
    { id: "asked", tags: ["kites", "trends"] },
    { id: "none-shared-old", tags: ["apps"] },
    { id: "both-shared", tags: ["trends", "kites"] },
  ];
  expect(relatedPosts(newest).get("asked")).toEqual(["both-shared", "one-shared", "none-shared-new"]);
});
