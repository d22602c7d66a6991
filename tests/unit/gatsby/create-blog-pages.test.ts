import { blogPages, type PostNode, relatedByPath } from "../../../src/gatsby/pages/create-blog-pages";

const post = (id: string, day: number, tags: string[], draft: boolean | null = null): PostNode => ({
  id,
  slug: `slug-${id}`,
  path: `/blog/slug-${id}`,
  date: `2025-01-${String(day).padStart(2, "0")}`,
  tags,
  draft,
});

const pageAt = (path: string, posts: readonly PostNode[]) => blogPages(posts).find((page) => page.path === path);

describe("the pages of the blog", () => {
  it("tell an article's page which article it shows, and nothing else", () => {
    expect(pageAt("/blog/slug-a", [post("a", 1, ["SEO"])])).toEqual({
      path: "/blog/slug-a",
      template: "post",
      context: { id: "a" },
    });
  });

  it("recommend articles to each other, and never a draft", () => {
    const posts = [post("a", 1, ["SEO"]), post("b", 2, ["SEO"], true), post("c", 3, ["Apps"])];
    expect([...relatedByPath(posts)]).toEqual([
      ["/blog/slug-a", ["c"]],
      ["/blog/slug-b", []],
      ["/blog/slug-c", ["a"]],
    ]);
  });

  it("give a page of a list what it begins with, how many it has, and where it stands", () => {
    const posts = Array.from({ length: 10 }, (_, index) => post(String(index), index + 1, ["SEO"]));
    expect(pageAt("/blog/page/2", posts)).toMatchObject({
      template: "blog",
      context: { list: "/blog", page: 2, pageCount: 2, skip: 9, limit: 9, tags: [{ name: "SEO", count: 10 }] },
    });
    expect(pageAt("/blog/tag/seo", posts)).toEqual({
      path: "/blog/tag/seo",
      template: "tag",
      context: { list: "/blog/tag/seo", tag: "SEO", page: 1, pageCount: 2, skip: 0, limit: 9 },
    });
  });

  it("are the list alone while there is no article", () => {
    expect(blogPages([]).map(({ path }) => path)).toEqual(["/blog"]);
  });
});
