import { articlesByPath, type PostNode } from "../../../src/gatsby/pages/create-blog-pages";

const post = (id: string, day: number, tags: string[], draft: boolean | null = null): PostNode => ({
  id,
  slug: `slug-${id}`,
  path: `/blog/slug-${id}`,
  date: `2025-01-${String(day).padStart(2, "0")}`,
  tags,
  draft,
});

describe("the pages of the blog", () => {
  it("recommend articles to each other, and never a draft", () => {
    const posts = [post("a", 1, ["Lamps"]), post("b", 2, ["Lamps"], true), post("c", 3, ["Apps"])];
    const articles = articlesByPath(posts);
    expect(posts.map(({ path }) => articles.get(path))).toEqual([["c"], [], ["a"]]);
  });
});
