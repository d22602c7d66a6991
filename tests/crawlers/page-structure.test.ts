import { problemsOn, seen, shownPages } from "../support/built-pages";
import { everyPage } from "./own-site";

const headings = "h1, h2, h3, h4, h5, h6";

describe("every page", () => {
  it("has one main heading, inside main, with the headline of its content", () => {
    const wanted = new Map(everyPage.map(({ path, heading }) => [path, seen(heading)]));
    const problems = problemsOn(shownPages, ({ path, $ }) => {
      const found = seen($("h1").text());
      return [
        ...($("h1").length === 1 && $("main h1").length === 1 ? [] : [`${$("h1").length} main headings`]),
        ...(found === (wanted.get(path) ?? found) ? [] : [`${found} ≠ ${wanted.get(path)}`]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it.each(["body", "main"])("has headings without skipped levels and none empty in its %s", (within) => {
    const problems = problemsOn(shownPages, ({ $ }) => {
      let last = 0;
      return $(within)
        .find(headings)
        .toArray()
        .flatMap((heading) => {
          const text = seen($(heading).text());
          const level = Number(heading.name.slice(1));
          const skipped = level > last + 1 ? [`h${level} after h${last}: ${text}`] : [];
          last = level;
          return text === "" ? [...skipped, `empty ${heading.name}`] : skipped;
        });
    });
    expect(problems).toEqual([]);
  });

  it("has pictures with alt, width and height", () => {
    const problems = problemsOn(shownPages, ({ $ }) =>
      $("img:not([alt]), img:not([width]), img:not([height])")
        .toArray()
        .map((image) => $.html(image).slice(0, 200)),
    );
    expect(problems).toEqual([]);
  });
});
