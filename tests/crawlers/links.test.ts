import { builtFiles, foundPages, expectNoProblems, redirectedPaths, shownPages } from "../support/built-pages";
import { clickDepths, linksOf } from "../support/site-links";

/** What the link-text audit of Lighthouse (https://developer.chrome.com/docs/lighthouse/seo/link-text) calls generic. */
const generic = new Set([
  ...["click here", "click this", "go", "here", "information", "learn more", "more", "more info"],
  ...["more information", "right here", "read more", "see more", "show more", "start", "this"],
]);

describe("every link", () => {
  it("points to an existing page, redirect or file", () => {
    const targets = new Set([...shownPages.map(({ path }) => path), ...redirectedPaths]);
    expectNoProblems(shownPages, (page) =>
      linksOf(page)
        .filter(({ path }) => path !== undefined && !targets.has(path) && !builtFiles.has(path))
        .map(({ href }) => href),
    );
  });

  it("points to an existing anchor", () => {
    const ids = new Map(
      shownPages.map(({ path, $ }) => [path, new Set($("[id]").map((_i, { attribs }) => attribs["id"]))]),
    );
    expectNoProblems(shownPages, (page) =>
      linksOf(page)
        .filter(({ path, fragment }) => path !== undefined && fragment !== "" && ids.get(path)?.has(fragment) !== true)
        .map(({ href }) => href),
    );
  });

  it("has a descriptive link text", () => {
    expectNoProblems(shownPages, (page) =>
      linksOf(page)
        .filter(({ name }) => name === "" || generic.has(name.toLowerCase()))
        .map(({ name, href }) => `${JSON.stringify(name)} → ${href}`),
    );
  });
});

it("every page that search engines may index is at most three clicks from the home page", () => {
  const depths = clickDepths(foundPages);
  const indexed = foundPages.filter(({ $ }) => $("meta[name='robots'][content*='noindex']").length === 0);
  expect(indexed.map(({ path }) => path).filter((path) => (depths.get(path) ?? Infinity) > 3)).toEqual([]);
});
