import { listPages, pageNumbers } from "../../../src/domain/list-pages";

const written = (current: number, last: number) =>
  pageNumbers(current, last)
    .map((item) => (item === "gap" ? "…" : item))
    .join(" ");

it.each([
  [1, 5, "1 2 … 5"],
  [4, 7, "1 2 3 4 5 6 7"],
  [5, 112, "1 … 4 5 6 … 112"],
])("the page numbers of a list on page %i of %i are %s", (current, last, expected) => {
  expect(written(current, last)).toBe(expected);
});

it.each([
  [0, ["/blog"]],
  [9, ["/blog"]],
  [10, ["/blog", "/blog/page/2"]],
])("a list of %i entries has the pages %j", (count, paths) => {
  expect(listPages({ path: "/blog", items: Array(count).fill("") }).map(({ path }) => path)).toEqual(paths);
});
