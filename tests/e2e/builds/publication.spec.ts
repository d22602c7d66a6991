import { expect, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { galleryPath } from "../../../src/gatsby/pages/create-gallery-page";
import industriesPage from "../../fixture-site/content/pages/industries.json";
import { type FixtureBuild, fixtureBuild } from "../../support/fixture-site";
import { searchedPages } from "../../support/search-index";

/** Built for Netlify, where pages have names of another form. */
const preview = fixtureBuild("preview");
const beforeNoon = fixtureBuild("before-noon");
const afterNoon = fixtureBuild("after-noon");

const titles = {
  "draft-article": "An article that is not ready",
  "expired-article": "An article that has expired",
  "coming-article": "An article that is published at noon",
  "going-article": "An article that expires at noon",
} as const;
type Slug = keyof typeof titles;

/** What programs and visitors read of all articles. */
const lists = ["blog/index.html", "blog/tag/lamps/index.html", "sitemap.xml", "rss.xml", "llms.txt"];

const pageOf = (build: typeof preview, address: string): CheerioAPI =>
  load(build.read(build === preview ? `public/${address || "index"}.html` : `public/${address}/index.html`));
const taglines = (build: typeof preview) => {
  const text = pageOf(build, "industries").html();
  return industriesPage.carousel.slides.map(({ tagline }) => tagline).filter((tagline) => text.includes(tagline));
};

/** Published files that name an article, or are named by it. */
const tracesOf = (build: typeof preview, slug: Slug): string[] =>
  build
    .files("public")
    .filter(
      (file) =>
        file.includes(`blog/${slug}`) ||
        (/\.(?:html|json|js|xml|txt)$/.test(file) && build.read(file).includes(titles[slug])),
    );

test("a preview shows every article, says why it is withheld, and is for no crawler", () => {
  expect(preview.output()).toContain("This build shows drafts");
  expect(pageOf(preview, "blog/draft-article").text()).toContain("Draft – not published");
  expect(pageOf(preview, "blog/coming-article").text()).toContain("Not published before 1 December 2026");
  for (const address of ["", "blog/going-article", "about"])
    expect(pageOf(preview, address)("meta[name=robots]").attr("content"), address).toBe("noindex");
  expect(preview.read("public/robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  expect(taglines(preview)).toHaveLength(industriesPage.carousel.slides.length);
});

// Both were built in the folder in which the preview was: what it left must be gone.
for (const [name, build, shown, withheld] of [
  ["before-noon", beforeNoon, "going-article", "coming-article"],
  ["after-noon", afterNoon, "coming-article", "going-article"],
] as const)
  test(`production ${name} has ${shown}, and no trace of drafts and of what is not due`, () => {
    for (const slug of ["draft-article", "expired-article", withheld] as const)
      expect(tracesOf(build, slug), slug).toEqual([]);
    for (const file of lists) expect(build.read(`public/${file}`), file).toContain(`blog/${shown}`);
    const searched = searchedPages(`${build.root}/public`).map(({ url }) => url);
    expect(searched).toContain(`/blog/${shown}`);
    for (const path of [`/blog/${withheld}`, "/blog/draft-article", "/services/draft-service"])
      expect(searched).not.toContain(path);
    for (const slug of ["services/draft-service", "industries/draft-industry", "services/sample-three"])
      expect(build.exists(`public/${slug}/index.html`), slug).toBe(false);
    expect(build.read("public/robots.txt")).toContain("Sitemap:");
    expect(pageOf(build, "about")("meta[name=robots]").attr("content")).toContain("index, follow");
  });

test("slides and banners come and go with their schedule", () => {
  const expected = (build: FixtureBuild) =>
    industriesPage.carousel.slides
      .filter((slide) => !("publishAt" in slide) || build === "after-noon")
      .filter((slide) => !("expireAt" in slide) || build === "before-noon")
      .map(({ tagline }) => tagline);
  expect(taglines(beforeNoon)).toEqual(expected("before-noon"));
  expect(taglines(afterNoon)).toEqual(expected("after-noon"));
  const banner =
    "[role=region][aria-label=Announcement], section[aria-label=Announcement], aside[aria-label=Announcement]";
  expect(pageOf(beforeNoon, "about")(banner)).toHaveLength(0);
  expect(pageOf(afterNoon, "about")(banner)).toHaveLength(1);
});

test("a former slug leads to its page by a rule, but a draft's does not", () => {
  const { redirects } = JSON.parse(beforeNoon.read("dist/manifest.json")) as { redirects: { from: string }[] };
  expect(beforeNoon.exists("public/services/lantern-shops/index.html")).toBe(false);
  expect(redirects).toContainEqual({ from: "/services/lantern-shops", to: "/services/lamp-shops", status: 301 });
  expect(redirects.map(({ from }) => from)).not.toContain("/blog/unready-article");
});

test("no built file has a secret of the build's environment", () => {
  const built = ["public", "dist", ".cache/functions"].flatMap(afterNoon.files);
  expect(built.filter((file) => file.startsWith(".cache/functions/[endpoint]"))).not.toEqual([]);
  expect(built.filter((file) => afterNoon.read(file).includes("planted-"))).toEqual([]);
  expect(afterNoon.output()).not.toContain("planted-");
});

test("only a build that was asked for the gallery has it", () => {
  const traces = (build: typeof preview) =>
    ["public", "dist"]
      .flatMap(build.files)
      .filter((file) => /\.(html|js|json|map|txt|xml|css)$/.test(file))
      .filter((file) => [galleryPath, "src-gallery", "src/gallery"].some((mark) => build.read(file).includes(mark)));
  expect(traces(beforeNoon)).toContain("dist/manifest.json");
  expect(traces(afterNoon)).toEqual([]);
});

test("markup in a title is text on its page", () => {
  const $ = pageOf(beforeNoon, "blog/markup-in-title");
  expect($("h1").text()).toBe('Lamps & <em>shades</em>: "quoted", and 100 % of it');
  expect($("h1 em")).toHaveLength(0);
});
