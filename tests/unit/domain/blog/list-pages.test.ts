import fc from "fast-check";
import { blogListPages, postsPerPage } from "../../../../src/domain/blog/list-pages";

const posts = (count: number, ...tags: string[]) => Array.from({ length: count }, () => ({ tags }));
const paths = (list: ReturnType<typeof blogListPages>) => list.map(({ path }) => path);

describe("the pages that list articles", () => {
  it("are one while there is no article", () => {
    expect(blogListPages([])).toEqual([{ path: "/blog", list: "/blog", page: 1, pageCount: 1 }]);
  });

  it("are one for nine articles and two for ten", () => {
    expect(paths(blogListPages(posts(9)))).toEqual(["/blog"]);
    expect(paths(blogListPages(posts(10)))).toEqual(["/blog", "/blog/page/2"]);
  });

  it("are counted for each tag by itself", () => {
    const pages = blogListPages([...posts(10, "SEO"), ...posts(9, "Web design")]);
    expect(paths(pages)).toEqual([
      "/blog",
      "/blog/page/2",
      "/blog/page/3",
      "/blog/tag/seo",
      "/blog/tag/seo/page/2",
      "/blog/tag/web-design",
    ]);
    expect(pages[4]).toEqual({
      path: "/blog/tag/seo/page/2",
      list: "/blog/tag/seo",
      tag: "SEO",
      page: 2,
      pageCount: 2,
    });
  });

  it("have room for every article, have one path each, and none is empty but the first", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.constantFrom("SEO", "Page", "Tag"), (count, tag) => {
        const pages = blogListPages(posts(count, tag));
        expect(new Set(paths(pages)).size).toBe(pages.length);
        for (const { pageCount } of pages) {
          expect(pageCount * postsPerPage).toBeGreaterThanOrEqual(count);
          expect((pageCount - 1) * postsPerPage).toBeLessThan(Math.max(1, count));
        }
      }),
    );
  });
});
