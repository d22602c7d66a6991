import fc from "fast-check";
import { pageNumbers } from "../../../../src/domain/blog/page-numbers";

const written = (current: number, last: number) =>
  pageNumbers(current, last)
    .map((item) => (item === "gap" ? "…" : item))
    .join(" ");

describe("the page numbers of a list", () => {
  it.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [2, 3, "1 2 3"],
    [1, 3, "1 2 3"],
    [3, 5, "1 2 3 4 5"],
    [1, 5, "1 2 … 5"],
    [4, 7, "1 2 3 4 5 6 7"],
    [5, 112, "1 … 4 5 6 … 112"],
    [112, 112, "1 … 111 112"],
    [3, 112, "1 2 3 4 … 112"],
  ])("on page %i of %i are %s", (current, last, expected) => {
    expect(written(current, last)).toBe(expected);
  });

  it("name the first, the last, the current one and its neighbours, in order, with gaps of two or more", () => {
    const place = fc
      .integer({ min: 1, max: 2000 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(place, ([current, last]) => {
        const items = pageNumbers(current, last);
        const pages = items.filter((item) => item !== "gap");
        for (const page of [1, last, current, Math.max(1, current - 1), Math.min(last, current + 1)])
          expect(pages).toContain(page);
        expect(items.length).toBeLessThanOrEqual(7);
        for (const [index, item] of items.entries()) {
          const before = items[index - 1];
          const after = items[index + 1];
          if (item === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === "number") expect(item).toBe(before + 1);
        }
      }),
    );
  });
});
