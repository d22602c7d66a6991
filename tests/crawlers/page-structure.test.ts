import { expectNoProblems, seen, shownPages } from "../support/built-pages";
import { everyPage } from "./own-site";

describe("every page", () => {
  it("has one <h1>, inside <main>, with the headline of its content", () => {
    const wanted = new Map(everyPage.map(({ path, heading }) => [path, seen(heading)]));
    expectNoProblems(shownPages, ({ path, $ }) => {
      const found = seen($("h1").text());
      return [
        ...($("h1").length === 1 && $("main h1").length === 1 ? [] : [`${$("h1").length} main headings`]),
        ...(found === (wanted.get(path) ?? found) ? [] : [`${found} ≠ ${wanted.get(path)}`]),
      ];
    });
  });

  it("has alt, width and height on every image", () => {
    expectNoProblems(shownPages, ({ $ }) =>
      $("img:not([alt]), img:not([width]), img:not([height])")
        .toArray()
        .map((image) => $.html(image).slice(0, 200)),
    );
  });
});
