import { blogPages, type PostNode, articlesByPath } from "../../../src/gatsby/pages/create-blog-pages";

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
    const articles = articlesByPath(posts);
    expect(posts.map(({ path }) => articles.get(path))).toEqual([["c"], [], ["a"]]);
  });

  it("list articles in their order, nine a page, those of a tag on its own pages", () => {
    const posts = Array.from({ length: 11 }, (_, index) =>
      post(`p${index}`, 20 - index, index === 4 ? ["Apps"] : ["SEO"]),
    );
    const articles = articlesByPath(posts);
    expect(articles.get("/blog")).toEqual(posts.slice(0, 9).map(({ id }) => id));
    expect(articles.get("/blog/page/2")).toEqual(["p9", "p10"]);
    expect(articles.get("/blog/tag/seo/page/2")).toEqual(["p10"]);
    expect(articles.get("/blog/tag/apps")).toEqual(["p4"]);
  });

  it("tell a page of a list where it stands", () => {
    const posts = Array.from({ length: 10 }, (_, index) => post(String(index), index + 1, ["SEO"]));
    expect(pageAt("/blog/page/2", posts)).toMatchObject({
      template: "blog",
      context: { list: "/blog", page: 2, pageCount: 2, tags: [{ name: "SEO", count: 10 }] },
    });
    expect(pageAt("/blog/tag/seo", posts)).toEqual({
      path: "/blog/tag/seo",
      template: "tag",
      context: { list: "/blog/tag/seo", tag: "SEO", page: 1, pageCount: 2 },
    });
  });

  it("are the list alone while there is no article", () => {
    expect(blogPages([]).map(({ path }) => path)).toEqual(["/blog"]);
  });
});
