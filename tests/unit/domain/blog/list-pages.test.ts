import { blogListPages } from "../../../../src/domain/blog/list-pages";
import { listTexts, type ListTemplates } from "../../../../src/domain/blog/list-texts";
import { pageNumbers } from "../../../../src/domain/list-pages";

const posts = (count: number, ...tags: string[]) => Array.from({ length: count }, () => ({ tags }));
const paths = (list: ReturnType<typeof blogListPages>) => list.map(({ path }) => path);

describe("the pages that list articles", () => {
  it("are counted for each tag by itself", () => {
    const pages = blogListPages([...posts(10, "Kites"), ...posts(9, "Web design")]);
    expect(paths(pages)).toEqual([
      "/blog",
      "/blog/page/2",
      "/blog/page/3",
      "/blog/tag/kites",
      "/blog/tag/kites/page/2",
      "/blog/tag/web-design",
    ]);
    expect(pages[4]).toEqual({
      path: "/blog/tag/kites/page/2",
      list: "/blog/tag/kites",
      tag: "Kites",
      page: 2,
      pageCount: 2,
    });
  });
});

const templates: ListTemplates = {
  seo: { title: "Articles", description: "All articles." },
  head: { headline: "Our articles", subline: "What we write." },
  tagPages: { title: "About {tag}", description: "All about {tag}.", headline: "On {tag}", subline: "What we know." },
  furtherPages: {
    title: "Articles, {page}",
    description: "Page {page} of {pages}.",
    tagTitle: "{tag}, {page}",
    tagDescription: "Page {page} of {pages} about {tag}.",
    subline: "Page {page} of {pages}",
  },
};

it.each([
  [{ page: 1, pageCount: 3 }, templates.seo, templates.head],
  [
    { page: 2, pageCount: 3 },
    { title: "Articles, 2", description: "Page 2 of 3." },
    { headline: "Our articles", subline: "Page 2 of 3" },
  ],
  [
    { tag: "Kites", page: 2, pageCount: 2 },
    { title: "Kites, 2", description: "Page 2 of 2 about Kites." },
    { headline: "On Kites", subline: "Page 2 of 2" },
  ],
])("a list's page has titles of its own: %j", (place, seo, head) => {
  expect(listTexts(templates, place)).toEqual({ seo, head });
});

const written = (current: number, last: number) =>
  pageNumbers(current, last)
    .map((item) => (item === "gap" ? "…" : item))
    .join(" ");

describe("the page numbers of a list", () => {
  it.each([
    [3, 5, "1 2 3 4 5"],
    [1, 5, "1 2 … 5"],
    [4, 7, "1 2 3 4 5 6 7"],
    [5, 112, "1 … 4 5 6 … 112"],
    [3, 112, "1 2 3 4 … 112"],
  ])("on page %i of %i are %s", (current, last, expected) => {
    expect(written(current, last)).toBe(expected);
  });
});
