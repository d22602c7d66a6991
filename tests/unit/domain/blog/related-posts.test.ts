import fc from "fast-check";
import { type DatedPost, relatedPosts } from "../../../../src/domain/blog/related-posts";

const post = (id: string, date: string, ...tags: string[]): DatedPost => ({ id, slug: id, date, tags });

/** The same by comparing every article with every other. */
const byComparison = (posts: readonly DatedPost[], { id, tags }: DatedPost): string[] => {
  const shared = (other: DatedPost) => other.tags.filter((tag) => tags.includes(tag)).length;
  return posts
    .filter((other) => other.id !== id)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
    .slice(0, 3)
    .map((other) => other.id);
};

const anyPosts = fc
  .array(
    fc.record({
      date: fc.constantFrom("2025-01-01", "2025-01-02", "2025-02-01", "2026-01-01"),
      tags: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 25 },
  )
  .map((posts) => posts.map(({ date, tags }, index) => post(`post-${String(index).padStart(2, "0")}`, date, ...tags)));

describe("what to read next", () => {
  it("shares the most tags, then is the newest, and is filled up with the newest of all", () => {
    const posts = [
      post("asked", "2025-01-05", "seo", "trends"),
      post("one-shared", "2025-01-09", "seo"),
      post("both-shared", "2025-01-01", "trends", "seo"),
      post("none-shared-old", "2025-01-02", "apps"),
      post("none-shared-new", "2025-01-08", "apps"),
    ];
    expect(relatedPosts(posts).get("asked")).toEqual(["both-shared", "one-shared", "none-shared-new"]);
  });

  it("is nothing where there is no other article", () => {
    expect(relatedPosts([post("only", "2025-01-01", "seo")]).get("only")).toEqual([]);
  });

  it("is what comparing every article with every other finds", () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const found = relatedPosts(posts);
        for (const each of posts) expect(found.get(each.id)).toEqual(byComparison(posts, each));
      }),
    );
  });
});
