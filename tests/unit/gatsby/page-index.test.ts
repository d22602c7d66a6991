import type { ContentTypeName } from "../../../src/domain/content/content-types";
import { pageIndex } from "../../../src/gatsby/pages/page-index";

const seoOf = (name: string) => ({ title: `${name} for search`, description: `All about ${name}` });

const entry = (name: string, path: string, more: object = {}) => ({
  ...{ id: name, slug: name, title: name, path, formerPaths: [], seo: seoOf(name) },
  contentFile: `content/${name}.md`,
  ...more,
});
const illustrated = { image: { src: "/media/a.jpg" }, accent: "mint", order: 1 };
const post = (name: string, more: object = {}) =>
  entry(name, `/blog/${name}`, { ...illustrated, date: "2025-01-01", tags: ["Wind"], ...more });
const single = (name: string, path: string, more: object = {}) => ({
  ...{ id: name, name, path, formerPaths: [], seo: seoOf(name), contentFile: `content/${name}.json` },
  head: { headline: `${name} headline`, subline: "" },
  ...more,
});

const nodesWith = (posts: object[]): Partial<Record<ContentTypeName, object[]>> => ({
  HomePage: [single("Home", "/", { hero: { headline: "Kites", front: { src: "/media/home.jpg" } } })],
  ServicesPage: [single("Services", "/services")],
  Service: [
    entry("soon", "", { path: undefined }),
    entry("later", "/services/later", { ...illustrated, order: 2 }),
    entry("delta", "/services/delta", illustrated),
  ],
  BlogPage: [
    single("Blog", "/blog", {
      tagPages: { ...seoOf("{tag}"), headline: "About {tag}", subline: "" },
      furtherPages: {
        ...seoOf("page {page}"),
        ...{ tagTitle: "{tag} {page}", tagDescription: "{tag} {page}", subline: "", page: "Page {page}" },
      },
    }),
  ],
  Post: posts,
  SearchWords: [{ kinds: { service: "Service", industry: "Industry", post: "Article" } }],
  SiteSettings: [{ name: "Agency" }],
});

const day = (number: number) => `2025-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
const dates: Record<string, string> = {
  "content/Blog.json": day(1),
  "content/Services.json": day(2),
  "content/delta.md": day(3),
};
type Sources = Parameters<typeof pageIndex>[0];
const indexOf = (posts: object[], dateOf = (file: string): string | undefined => dates[file] ?? day(1)) => {
  const nodes = nodesWith(posts);
  const nodesOf = ((type: ContentTypeName) => nodes[type] ?? []) as unknown as Sources["nodesOf"];
  return pageIndex({ nodesOf, dateOf, digestOf: () => undefined, preview: false });
};
const tenPosts = Array.from({ length: 10 }, (_, index) => post(`post-${index}`));

describe("the page index", () => {
  it("has every page once, entries of a folder in their order, and none without a page", () => {
    const paths = indexOf([post("a")]).map(({ page }) => page.path);
    expect(paths).toEqual([
      "/",
      "/services",
      "/services/delta",
      "/services/later",
      "/blog",
      "/blog/tag/wind",
      "/blog/a",
    ]);
  });

  it("has the breadcrumbs of each page", () => {
    const pages = indexOf(tenPosts).map(({ page }) => page);
    const breadcrumbsOf = (path: string) =>
      pages.find((page) => page.path === path)?.breadcrumbs.map(({ name }) => name);
    expect(breadcrumbsOf("/")).toEqual(["Home"]);
    expect(breadcrumbsOf("/services/delta")).toEqual(["Home", "Services", "delta"]);
    expect(breadcrumbsOf("/blog/post-3")).toEqual(["Home", "Blog", "post-3 for search"]);
    expect(breadcrumbsOf("/blog/page/2")).toEqual(["Home", "Blog", "Page 2"]);
    expect(breadcrumbsOf("/blog/tag/wind")).toEqual(["Home", "Blog", "Wind"]);
    expect(breadcrumbsOf("/blog/tag/wind/page/2")).toEqual(["Home", "Blog", "Wind", "Page 2"]);
  });

  it("dates a page by its own file, and a list by the newest of what it shows", () => {
    const pages = indexOf(tenPosts, (file) => (file === "content/post-9.md" ? day(9) : (dates[file] ?? day(1))));
    const modifiedOf = (path: string) => pages.find(({ page }) => page.path === path)?.page.modified;
    expect(modifiedOf("/services/delta")).toBe(day(3));
    expect(modifiedOf("/services")).toBe(day(3));
    expect(modifiedOf("/blog")).toBe(day(1));
    expect(modifiedOf("/blog/page/2")).toBe(day(9));
  });

  it("recommends articles to each other, and never a draft", () => {
    const posts = [
      post("a", { date: "2025-01-01", tags: ["Lamps"] }),
      post("b", { date: "2025-01-02", tags: ["Lamps"], draft: true }),
      post("c", { date: "2025-01-03", tags: ["Apps"] }),
    ];
    const index = indexOf(posts);
    const articlesOf = (path: string) => index.find(({ page }) => page.path === path)?.context["articles"];
    expect(["a", "b", "c"].map((name) => articlesOf(`/blog/${name}`))).toEqual([["c"], [], ["a"]]);
    expect(articlesOf("/blog")).toEqual(["c", "b", "a"]);
    expect(index.find(({ page }) => page.path === "/blog/b")?.page.noindex).toBe(true);
  });
});
