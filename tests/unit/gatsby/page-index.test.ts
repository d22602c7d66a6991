import type { ContentTypeName } from "../../../src/domain/content/content-types";
import { pageIndex } from "../../../src/gatsby/pages/page-index";
import { clockIn } from "../../../src/gatsby/publication/build-environment";

const seoOf = (name: string) => ({ title: `${name} for search`, description: `All about ${name}` });

const entry = (name: string, path: string, more: object = {}) => ({
  id: name,
  slug: name,
  title: name,
  path,
  formerPaths: [],
  seo: seoOf(name),
  contentFile: `content/${name}.md`,
  ...more,
});
const illustrated = { image: { src: "/media/a.jpg" }, accent: "mint", order: 1 };
const post = (name: string, more: object = {}) =>
  entry(name, `/blog/${name}`, { ...illustrated, date: "2025-01-01", tags: ["Wind"], ...more });
const single = (name: string, path: string, more: object = {}) => ({
  id: name,
  name,
  path,
  formerPaths: [],
  seo: seoOf(name),
  contentFile: `content/${name}.json`,
  head: { headline: `${name} headline`, subline: "" },
  ...more,
});

const caseStudy = (name: string, more: object = {}) =>
  entry(name, `/work/${name}`, {
    ...illustrated,
    date: "2025-01-01",
    industry: "harbours",
    services: ["delta"],
    ...more,
  });

const listTexts = (headline: string) => ({
  subjectPages: { ...seoOf("{subject}"), headline, subline: "" },
  furtherPages: { ...seoOf("{title} {page}"), subline: "", page: "Page {page}" },
});

type Nodes = Partial<Record<ContentTypeName, object[]>>;

/** Nodes of every site. */
const common: Nodes = {
  HomePage: [single("Home", "/", { hero: { headline: "Kites", front: { src: "/media/home.jpg" } } })],
  ServicesPage: [single("Services", "/services")],
  Service: [
    entry("soon", "", { path: undefined }),
    entry("later", "/services/later", { ...illustrated, order: 2 }),
    entry("delta", "/services/delta", illustrated),
  ],
  BlogPage: [single("Blog", "/blog", listTexts("About {subject}"))],
  IndustriesPage: [single("Industries", "/industries")],
  Industry: [entry("harbours", "/industries/harbours", illustrated)],
  WorkPage: [single("Work", "/work", listTexts("Work in {subject}"))],
  SearchLabels: [{ kinds: { service: "Service", industry: "Industry", post: "Article", case: "Case study" } }],
};

const day = (number: number) => `2025-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
type Sources = Parameters<typeof pageIndex>[0];
const indexOf = (own: Nodes, dateOf: Sources["dateOf"] = () => day(1), digests: Sources["digests"] = new Map()) => {
  const nodes = { ...common, ...own };
  const nodesOf = ((type: ContentTypeName) => nodes[type] ?? []) as unknown as Sources["nodesOf"];
  const clock = clockIn("Asia/Kolkata", Date.parse("2025-06-01"));
  return pageIndex({ nodesOf, dateOf, clock, digests, preview: false });
};
const contextOf = (index: ReturnType<typeof indexOf>, path: string) =>
  index.find(({ page }) => page.path === path)?.context;
const tenPosts = Array.from({ length: 10 }, (_, index) => post(`post-${9 - index}`));

describe("the page index", () => {
  it("has every page once, entries of a folder in their order, and no entry without a page", () => {
    const paths = indexOf({ Post: [post("a")] }).map(({ page }) => page.path);
    expect(paths).toEqual([
      "/",
      "/services",
      "/services/delta",
      "/services/later",
      "/industries",
      "/industries/harbours",
      "/blog",
      "/blog/tag/wind",
      "/blog/a",
    ]);
  });

  it("has the breadcrumbs of each page", () => {
    const pages = indexOf({ Post: tenPosts }).map(({ page }) => page);
    const crumbsOf = (path: string) => pages.find((page) => page.path === path)?.breadcrumbs ?? [];
    const breadcrumbsOf = (path: string) => crumbsOf(path).map(({ name }) => name);
    expect(breadcrumbsOf("/")).toEqual(["Home"]);
    expect(breadcrumbsOf("/services/delta")).toEqual(["Home", "Services", "delta"]);
    expect(crumbsOf("/services/delta")).toMatchObject([{ path: "/" }, { path: "/services" }, {}]);
    expect(breadcrumbsOf("/blog/post-3")).toEqual(["Home", "Blog", "post-3 for search"]);
    expect(breadcrumbsOf("/blog/page/2")).toEqual(["Home", "Blog", "Page 2"]);
    expect(breadcrumbsOf("/blog/tag/wind")).toEqual(["Home", "Blog", "Wind"]);
    expect(breadcrumbsOf("/blog/tag/wind/page/2")).toEqual(["Home", "Blog", "Wind", "Page 2"]);
  });

  it("has a label and a picture for each share image, whose URL changes with the picture's bytes", () => {
    const shown = (bytes: string, path: string) => {
      const index = indexOf({ Post: [post("a")] }, undefined, new Map([["/media/a.jpg", bytes]]));
      return index.find(({ page }) => page.path === path)?.page;
    };
    expect(shown("one", "/services/delta")).toMatchObject({ label: "Service", picture: "/media/a.jpg" });
    // "About Wind" names the tag already.
    expect(shown("one", "/blog/tag/wind")).toMatchObject({ label: "Blog", headline: "About Wind" });
    expect(shown("one", "/blog/a")?.shareImage).not.toBe(shown("two", "/blog/a")?.shareImage);
  });

  it("dates a page by its file, and a list by the newest entry that it shows", () => {
    const days: Record<string, number> = {
      "post-9.md": 9,
      "delta.md": 3,
      "soon.md": 5,
      "Industries.json": 2,
      "Blog.json": 4,
    };
    const pages = indexOf({ Post: tenPosts }, (file) => day(days[file.replace("content/", "")] ?? 1));
    const modifiedOf = (path: string) => pages.find(({ page }) => page.path === path)?.page.modified;
    expect(modifiedOf("/services/delta")).toBe(day(3));
    expect(modifiedOf("/services")).toBe(day(5));
    expect(modifiedOf("/industries")).toBe(day(2));
    expect(modifiedOf("/blog")).toBe(day(4));
    expect(modifiedOf("/blog/page/2")).toBe(day(9));
  });

  it("dates a scheduled entry and its lists by its publication, and no page in the future", () => {
    const Post = [
      post("a", { publishAt: "2025-02-01T09:00" }),
      post("b", { date: "2025-01-20", tags: ["Sea"] }),
      post("c", { date: "2025-12-24", tags: ["Sea"] }),
    ];
    const pages = indexOf({ Post }).map(({ page }) => [page.path, page.modified]);
    expect(pages.filter(([path]) => path?.startsWith("/blog"))).toEqual([
      ["/blog", "2025-02-01T03:30:00.000Z"],
      ["/blog/tag/sea", day(1)],
      ["/blog/tag/wind", "2025-02-01T03:30:00.000Z"],
      ["/blog/c", day(1)],
      ["/blog/b", "2025-01-20T00:00:00.000Z"],
      ["/blog/a", "2025-02-01T03:30:00.000Z"],
    ]);
  });

  it("keeps the blog out of search engines until it has an article", () => {
    const isKeptOut = (Post: object[]) => indexOf({ Post }).find(({ page }) => page.path === "/blog")?.page.noindex;
    expect(isKeptOut([])).toBe(true);
    expect(isKeptOut([post("a")])).toBe(false);
  });

  it("recommends related articles, and never a draft", () => {
    const Post = [
      post("a", { date: "2025-01-01", tags: ["Lamps"] }),
      post("b", { date: "2025-01-02", tags: ["Lamps"], draft: true }),
      post("c", { date: "2025-01-03", tags: ["Apps"] }),
    ];
    const index = indexOf({ Post });
    const articlesOf = (path: string) => contextOf(index, path)?.["articles"];
    expect(["a", "b", "c"].map((name) => articlesOf(`/blog/${name}`))).toEqual([["c"], [], ["a"]]);
    expect(contextOf(index, "/blog")?.["ids"]).toEqual(["c", "b", "a"]);
    expect(index.find(({ page }) => page.path === "/blog/b")?.page.noindex).toBe(true);
  });
});

describe("the pages of case studies", () => {
  const indexWith = (...CaseStudy: object[]) => indexOf({ CaseStudy });
  const pathsOf = (index: ReturnType<typeof indexOf>) =>
    index.map(({ page }) => page.path).filter((path) => path.startsWith("/work"));

  it("are the list, its filters that have results, and the case studies, newest first", () => {
    const index = indexWith(caseStudy("old"), caseStudy("new", { date: "2025-03-01", services: ["delta", "delta"] }));
    expect(pathsOf(index)).toEqual([
      "/work",
      "/work/industry/harbours",
      "/work/service/delta",
      "/work/new",
      "/work/old",
    ]);
    expect(contextOf(index, "/work/service/delta")).toMatchObject({
      listPage: { subject: "delta" },
      ids: ["new", "old"],
      filters: {
        industries: [{ name: "harbours", path: "/work/industry/harbours", count: 2 }],
        services: [{ name: "delta", path: "/work/service/delta", count: 2 }],
      },
    });
  });

  it("have their own titles and breadcrumbs, on further pages too", () => {
    const index = indexWith(...Array.from({ length: 10 }, (_, number) => caseStudy(`study-${number}`)));
    const facts = index.map(({ page }) => [
      page.path,
      page.title,
      page.breadcrumbs.map(({ name }) => name).join(" > "),
    ]);
    expect(facts.filter(([path]) => path?.endsWith("/page/2"))).toEqual([
      ["/work/page/2", "Work for search 2 for search", "Home > Work > Page 2"],
      ["/work/industry/harbours/page/2", "harbours for search 2 for search", "Home > Work > harbours > Page 2"],
      ["/work/service/delta/page/2", "delta for search 2 for search", "Home > Work > delta > Page 2"],
    ]);
  });

  it("tell an industry from a service of the same name in titles", () => {
    const title = "Harbours";
    const Industry = [entry("harbours", "/industries/harbours", { title })];
    const Service = [entry("delta", "/services/delta", { title })];
    const index = indexOf({ CaseStudy: [caseStudy("one")], Industry, Service });
    const lists = index.filter(({ page }) => /^\/work\/(?:industry|service)\//.test(page.path));
    expect(lists.map(({ page }) => [page.name, page.headline, page.title])).toEqual([
      ["Harbours (Industry)", "Work in Harbours (Industry)", "Harbours (Industry) for search"],
      ["Harbours (Service)", "Work in Harbours (Service)", "Harbours (Service) for search"],
    ]);
  });

  it("include the newest three on the pages of their services and industries", () => {
    const studies = [1, 2, 3, 4].map((month) => caseStudy(`of-${month}`, { date: `2025-0${month}-01` }));
    const index = indexWith(...studies, caseStudy("elsewhere", { industry: "other", services: ["later"] }));
    expect(contextOf(index, "/services/delta")).toMatchObject({ caseStudies: ["of-4", "of-3", "of-2"] });
    expect(contextOf(index, "/industries/harbours")).toMatchObject({ caseStudies: ["of-4", "of-3", "of-2"] });
    expect(contextOf(index, "/services/later")).toMatchObject({ caseStudies: ["elsewhere"] });
  });
});
