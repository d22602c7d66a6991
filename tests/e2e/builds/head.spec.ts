import path from "node:path";
import { expect, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import settings from "../../fixture-site/content/settings/site.json";
import { fixtureBuild } from "../../support/fixture-site";

/** The build with 260 articles more. Gatsby renders several pages at a time, and Helmet has one state for all of them. */
const build = fixtureBuild("after-noon");

/** The editor, and a page that is there for Gatsby's Head API, have heads of their own. */
const isOther = (page: string) => page === "/admin" || page === "/gatsby_manual";

const isPage = ($: CheerioAPI) => $("main h1").length > 0 && $("meta[name='robots'][content='noindex']").length === 0;

const pathOf = (file: string) => path.posix.dirname(file).slice("public".length) || "/";

const pages = () =>
  build
    .files("public")
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({ path: pathOf(file), html: build.read(file) }))
    .map((page) => ({ ...page, $: load(page.html) }))
    .filter(({ path: page, $ }) => isPage($) && !isOther(page));

test("each of 300 pages has one title, description, canonical URL and language, its own, before the styles", () => {
  const found = pages();
  expect(found.length).toBeGreaterThan(300);
  const problems = found.flatMap(({ path: page, html, $ }) => {
    const facts: [what: string, found: string | undefined, wanted: string | undefined][] = [
      ["titles", String($("head > title").length), "1"],
      ["descriptions", String($("head > meta[name='description']").length), "1"],
      ["canonical URL", $("head > link[rel='canonical']").attr("href"), settings.url + page],
      ["canonical URLs", String($("link[rel='canonical']").length), "1"],
      // The further articles have their slug for a title; what names another page's is wrong.
      [
        "title",
        $("title")
          .text()
          .match(/further-\d+/)?.[0],
        page.match(/further-\d+$/)?.[0],
      ],
      ["styles of gatsby-plugin-image", String(html.includes(".gatsby-image-wrapper")), "false"],
      ["language", $("html").attr("lang"), settings.language],
    ];
    const wrong = facts.filter(([, is, wanted]) => is !== wanted).map((fact) => `${page}: ${fact.join(", ")}`);
    const isLate =
      html.indexOf("<title") > html.indexOf("<style") || html.indexOf("canonical") > html.indexOf("<style");
    return isLate ? [...wrong, `${page}: styles come first`] : wrong;
  });
  expect(problems).toEqual([]);
  expect(new Set(found.map(({ $ }) => $("title").text())).size).toBe(found.length);
});
