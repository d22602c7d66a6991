import { postLists } from "../../../src/domain/blog/tags";
import { listPages, pageNumbers } from "../../../src/domain/list-pages";
import { listHead, type ListLabels, listSeo } from "../../../src/domain/list-texts";

const posts = (count: number, ...tags: string[]) => Array.from({ length: count }, () => ({ tags }));

describe("the pages that list articles", () => {
  it("are counted for each tag by itself", () => {
    const pages = postLists([...posts(10, "Kites"), ...posts(9, "Web design")]).flatMap(listPages);
    expect(pages.map(({ path, items }) => [path, items.length])).toEqual([
      ["/blog", 9],
      ["/blog/page/2", 9],
      ["/blog/page/3", 1],
      ["/blog/tag/kites", 9],
      ["/blog/tag/kites/page/2", 1],
      ["/blog/tag/web-design", 9],
    ]);
    expect(pages[4]).toMatchObject({ list: "/blog/tag/kites", subject: "Kites", page: 2, pageCount: 2 });
  });
});

const labels: ListLabels = {
  seo: { title: "Articles", description: "All articles." },
  head: { headline: "Our articles", subline: "What we write." },
  subjectPages: {
    ...{ title: "About {subject}", description: "All about {subject}." },
    ...{ headline: "On {subject}", subline: "What we know." },
  },
  furtherPages: {
    title: "{title}, {page}",
    description: "Page {page} of {pages} of {title}.",
    subline: "Page {page} of {pages}",
  },
};

it.each([
  [{ page: 1, pageCount: 3 }, labels.seo, labels.head],
  [
    { page: 2, pageCount: 3 },
    { title: "Articles, 2", description: "Page 2 of 3 of Articles." },
    { headline: "Our articles", subline: "Page 2 of 3" },
  ],
  [
    { subject: "Kites", page: 2, pageCount: 2 },
    { title: "About Kites, 2", description: "Page 2 of 2 of About Kites." },
    { headline: "On Kites", subline: "Page 2 of 2" },
  ],
])("a list's page has titles of its own: %j", (position, seo, head) => {
  expect([listSeo(labels, position), listHead(labels, position)]).toEqual([seo, head]);
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
