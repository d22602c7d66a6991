import { listPages } from "../../../../src/gatsby/listed-pages/list-pages";
import type { PageContent, PageNode, PostPageNode } from "../../../../src/gatsby/listed-pages/page-content";

const seoOf = (name: string) => ({ title: `${name} for search`, description: `All about ${name}` });

const node = (name: string, path: string, more: Partial<PageNode> = {}): PageNode => ({
  formerPaths: [],
  id: name,
  slug: name,
  title: name,
  path,
  contentFile: `content/${name}.md`,
  seo: seoOf(name),
  image: { src: `/media/${name}.jpg` },
  accent: "mint",
  draft: null,
  ...more,
});
const post = (name: string, more: Partial<PostPageNode> = {}): PostPageNode => ({
  ...node(name, `/blog/${name}`),
  date: "2025-01-01",
  tags: ["Wind"],
  ...more,
});
const only = (name: string) => ({
  name,
  contentFile: `content/${name}.json`,
  seo: seoOf(name),
  head: { headline: `${name} headline`, subline: "" },
});

const content = (posts: PostPageNode[]): PageContent => ({
  services: { nodes: [node("delta", "/services/delta")] },
  industries: { nodes: [node("beach", "/industries/beach")] },
  posts: { nodes: posts },
  legalPages: { nodes: [node("cookies", "/cookies")] },
  homePage: { ...only("Home"), hero: { headline: "Kites", front: { src: "/media/home.jpg" } } },
  aboutPage: { ...only("About"), about: { image: { src: "/media/about.jpg" } } },
  contactPage: { ...only("Contact"), image: { src: "/media/contact.jpg" } },
  servicesPage: only("Services"),
  industriesPage: only("Industries"),
  blogPage: {
    ...only("Blog"),
    tagPages: { ...seoOf("{tag}"), headline: "About {tag}", subline: "" },
    furtherPages: {
      ...seoOf("page {page}"),
      tagTitle: "{tag} {page}",
      tagDescription: "{tag} {page}",
      subline: "",
      page: "Page {page}",
    },
  },
  siteSettings: { name: "Agency", url: "https://agency.example" },
  searchWords: { kinds: { service: "Service", industry: "Industry", post: "Article" } },
  media: { nodes: [] },
  redirects: { redirects: [] },
});

const day = (number: number) => `2025-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
const dates: Record<string, string> = {
  "content/Blog.json": day(1),
  "content/Services.json": day(2),
  "content/delta.md": day(3),
};
const listOf = (posts: PostPageNode[], dateOf = (file: string): string | undefined => dates[file] ?? day(1)) =>
  listPages(content(posts), dateOf, false);
const pageAt = (path: string, pages: ReturnType<typeof listOf>) => pages.find((page) => page.path === path);

describe("the list of pages", () => {
  it("knows the way to each page", () => {
    const pages = listOf(Array.from({ length: 10 }, (_, index) => post(`post-${index}`)));
    const trailOf = (path: string) => pageAt(path, pages)?.trail.map(({ name }) => name);
    expect(trailOf("/")).toEqual(["Home"]);
    expect(trailOf("/services/delta")).toEqual(["Home", "Services", "delta"]);
    expect(trailOf("/blog/post-3")).toEqual(["Home", "Blog", "post-3 for search"]);
    expect(trailOf("/blog/page/2")).toEqual(["Home", "Blog", "Page 2"]);
    expect(trailOf("/blog/tag/wind")).toEqual(["Home", "Blog", "Wind"]);
    expect(trailOf("/blog/tag/wind/page/2")).toEqual(["Home", "Blog", "Wind", "Page 2"]);
  });

  it("dates a page by its own file, and an index by the newest of what it shows", () => {
    const posts = Array.from({ length: 10 }, (_, index) => post(`post-${index}`));
    const pages = listOf(posts, (file) => (file === "content/post-9.md" ? day(9) : (dates[file] ?? day(1))));
    expect(pageAt("/services/delta", pages)?.modified).toBe(day(3));
    expect(pageAt("/services", pages)?.modified).toBe(day(3));
    expect(pageAt("/blog", pages)?.modified).toBe(day(1));
    expect(pageAt("/blog/page/2", pages)?.modified).toBe(day(9));
  });
});
