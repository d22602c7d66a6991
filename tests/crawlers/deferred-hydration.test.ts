import { load } from "cheerio";
import { scriptsSlice } from "../../src/gatsby/deferred-hydration/loader";
import { builtFiles, builtText, expectNoProblems, shownPages } from "../support/built-pages";

it("pages name no bundle, so that they stay the same when a bundle changes", () => {
  expectNoProblems(shownPages, ({ html }) => html.match(/<script[^>]*\ssrc=[^>]*/) ?? []);
  expectNoProblems(shownPages, ({ html }) => html.match(/[\w-]+-[0-9a-f]{20}\.js/) ?? []);
});

it("the slice that the loader asks for names bundles that exist, and the build", () => {
  const $ = load(builtText(scriptsSlice));
  const bundles = $("script[src]")
    .toArray()
    .map(({ attribs }) => attribs["src"] ?? "");
  expect(bundles.length).toBeGreaterThan(2);
  expect(bundles.filter((bundle) => !builtFiles.has(bundle))).toEqual([]);
  expect($.html()).toMatch(/window\.___webpackCompilationHash="/);
});
