import { problemsOn, seen, shownPages } from "../support/built-pages";
import { everyPage } from "../support/site";

const headings = "h1, h2, h3, h4, h5, h6";

describe("the words", () => {
  it("have one main heading on every page, the one that the content says", () => {
    const wanted = new Map(everyPage.map(({ path, heading }) => [path, seen(heading)]));
    const problems = problemsOn(shownPages, ({ path, $ }) => {
      const found = $("h1")
        .map((_index, heading) => seen($(heading).text()))
        .get();
      const heading = wanted.get(path);
      return [
        ...(found.length === 1 ? [] : [`${found.length} main headings`]),
        ...(heading === undefined || found[0] === heading ? [] : [`${found[0]} ≠ ${heading}`]),
        ...($("main h1").length === 1 ? [] : ["the main heading is not in main"]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it.each(["body", "main"])("have headings in order, none skipped, in %s", (within) => {
    const problems = problemsOn(shownPages, ({ $ }) => {
      let last = 0;
      return $(within)
        .find(headings)
        .map((_index, heading) => {
          const level = Number(heading.name.slice(1));
          const skipped = level > last + 1;
          const before = last;
          last = level;
          return skipped ? `h${level} after h${before}: ${seen($(heading).text())}` : undefined;
        })
        .get()
        .filter((problem) => problem !== undefined);
    });
    expect(problems).toEqual([]);
  });

  it("are none of them empty headings", () => {
    expect(
      problemsOn(shownPages, ({ $ }) =>
        $(headings)
          .filter((_index, heading) => seen($(heading).text()) === "")
          .map((_index, heading) => heading.name)
          .get(),
      ),
    ).toEqual([]);
  });

  it("stand for every picture, which has its size", () => {
    const problems = problemsOn(shownPages, ({ $ }) =>
      $("img")
        .filter((_index, image) => ["alt", "width", "height"].some((name) => $(image).attr(name) === undefined))
        .map((_index, image) => $.html(image).slice(0, 200))
        .get(),
    );
    expect(problems).toEqual([]);
  });
});
