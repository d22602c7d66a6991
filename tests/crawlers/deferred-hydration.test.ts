import { load } from "cheerio";
import { scriptsSlice } from "../../src/gatsby/deferred-hydration/loader";
import { builtFiles, builtText, expectNoProblems, shownPages } from "../support/built-pages";

it("pages contain no bundle file names, so that their HTML is the same when a bundle changes", () => {
  expectNoProblems(shownPages, ({ html }) => html.match(/<script[^>]*\ssrc=[^>]*/) ?? []);
  expectNoProblems(shownPages, ({ html }) => html.match(/[\w-]+-[0-9a-f]{20}\.js/) ?? []);
});

it("the slice that the loader requests lists existing bundles, without source maps, and the webpack compilation hash", () => {
  const $ = load(builtText(scriptsSlice));
  const bundles = $("script[src]")
    .toArray()
    .map(({ attribs }) => attribs["src"] ?? "");
  expect(bundles.length).toBeGreaterThan(2);
  expect(bundles.filter((bundle) => !builtFiles.has(bundle) || builtFiles.has(`${bundle}.map`))).toEqual([]);
  expect($.html()).toMatch(/window\.___webpackCompilationHash="/);
});
