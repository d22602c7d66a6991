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

/** The further articles have their slug for a title. */
const further = (text: string) => /further-\d+/.exec(text)?.[0];

test("each of 300 pages has a title and a canonical URL of its own, and no styles of gatsby-plugin-image", () => {
  const found = pages();
  expect(found.length).toBeGreaterThan(300);
  const heads = found.map(({ $ }) => ({
    canonical: $("head > link[rel='canonical']").attr("href"),
    article: further($("title").text()),
  }));
  expect(heads).toEqual(found.map(({ path: page }) => ({ canonical: settings.url + page, article: further(page) })));
  expect(new Set(found.map(({ $ }) => $("title").text())).size).toBe(found.length);
  expect(found.filter(({ html }) => html.includes(".gatsby-image-wrapper")).map(({ path: page }) => page)).toEqual([]);
});
