import path from "node:path";
import { expect, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import settings from "../../fixture-site/content/settings/site.json";
import { fixtureBuild } from "../../support/fixture-site";

/** The build with 260 extra articles. Gatsby renders pages concurrently, and Helmet shares one state among them. */
const build = fixtureBuild("after-noon");

/** The editor, and the page for Gatsby's Head API, have their own heads. */
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

/** The extra articles' titles are their slugs. */
const further = (text: string) => /further-\d+/.exec(text)?.[0];

test("each of 300 pages has a unique title and canonical URL, and no gatsby-plugin-image styles", () => {
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
