import { expect, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { galleryPath } from "../../../src/gatsby/pages/create-gallery-page";
import industriesPage from "../../fixture-site/content/pages/industries.json";
import { type FixtureBuild, fixtureBuild } from "../../support/fixture-site";
import { searchedPages } from "../../support/search-index";

/** Built for Netlify, where page files are named differently. */
const preview = fixtureBuild("preview");
const beforeNoon = fixtureBuild("before-noon");
const afterNoon = fixtureBuild("after-noon");

const titles = {
  "blog/draft-article": "An article that is not ready",
  "blog/expired-article": "An article that has expired",
  "blog/coming-article": "An article that is published at noon",
  "blog/going-article": "An article that expires at noon",
  "work/draft-case": "A Case Nobody May See",
  "work/coming-case": "A Case That Comes at Noon",
} as const;
type Path = keyof typeof titles;

/** Files that list all articles. */
const lists = ["blog/index.html", "blog/tag/lamps/index.html", "sitemap.xml", "rss.xml", "llms.txt"];

const pageOf = (build: typeof preview, path: string): CheerioAPI =>
  load(build.read(build === preview ? `public/${path || "index"}.html` : `public/${path}/index.html`));
const taglines = (build: typeof preview) => {
  const text = pageOf(build, "industries").html();
  return industriesPage.carousel.slides.map(({ tagline }) => tagline).filter((tagline) => text.includes(tagline));
};

/** Published files with an entry's path in text or name. */
const tracesOf = (build: typeof preview, path: Path): string[] =>
  build
    .files("public")
    .filter(
      (file) =>
        file.includes(path) || (/\.(?:html|json|js|xml|txt)$/.test(file) && build.read(file).includes(titles[path])),
    );

test("a preview shows unpublished articles with the reason, and is closed to crawlers", () => {
  expect(preview.output()).toContain("This build shows drafts");
  expect(pageOf(preview, "blog/draft-article").text()).toContain("Draft – not published");
  expect(pageOf(preview, "blog/coming-article").text()).toContain("Not published before 1 December 2026");
  for (const path of ["", "blog/going-article", "about"])
    expect(pageOf(preview, path)("meta[name=robots]").attr("content"), path).toBe("noindex");
  expect(preview.read("public/robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  expect(taglines(preview)).toHaveLength(industriesPage.carousel.slides.length);
});

// Both were built in the preview's folder: its output must be gone.
for (const [name, build, shown, withheld] of [
  ["before-noon", beforeNoon, "blog/going-article", ["blog/coming-article", "work/coming-case"]],
  ["after-noon", afterNoon, "blog/coming-article", ["blog/going-article"]],
] as const)
  test(`production ${name} contains ${shown}, and no trace of drafts, expired or scheduled entries`, () => {
    const searched = searchedPages(`${build.root}/public`);
    for (const path of ["blog/draft-article", "blog/expired-article", "work/draft-case", ...withheld] as const) {
      expect(tracesOf(build, path), path).toEqual([]);
      expect(JSON.stringify(searched)).not.toContain(titles[path]);
    }
    for (const file of lists) expect(build.read(`public/${file}`), file).toContain(shown);
    const urls = searched.map(({ url }) => url);
    expect(urls).toContain(`/${shown}`);
    expect(urls).not.toContain("/services/draft-service");
    for (const slug of ["services/draft-service", "industries/draft-industry", "services/sample-three"])
      expect(build.exists(`public/${slug}/index.html`), slug).toBe(false);
    expect(build.read("public/robots.txt")).toContain("Sitemap:");
    expect(pageOf(build, "about")("meta[name=robots]").attr("content")).toContain("index, follow");
  });

test("slides and banners follow their schedule", () => {
  const expected = (build: FixtureBuild) =>
    industriesPage.carousel.slides
      .filter((slide) => !("publishAt" in slide) || build === "after-noon")
      .filter((slide) => !("expireAt" in slide) || build === "before-noon")
      .map(({ tagline }) => tagline);
  expect(taglines(beforeNoon)).toEqual(expected("before-noon"));
  expect(taglines(afterNoon)).toEqual(expected("after-noon"));
  const banner = "[aria-label=Announcement]";
  expect(pageOf(beforeNoon, "about")(banner)).toHaveLength(0);
  expect(pageOf(afterNoon, "about")(banner)).toHaveLength(1);
});

test("a scheduled case study appears after its publication time", () => {
  expect(afterNoon.read("public/work/index.html")).toContain(titles["work/coming-case"]);
});

test("a draft's former slug has no redirect", () => {
  const { redirects } = JSON.parse(beforeNoon.read("dist/manifest.json")) as { redirects: { from: string }[] };
  expect(redirects.map(({ from }) => from)).not.toContain("/blog/unready-article");
});

test("no built file contains secrets from the build environment", () => {
  const built = ["public", "dist", ".cache/functions"].flatMap(afterNoon.files);
  expect(built.filter((file) => file.startsWith(".cache/functions/[endpoint]"))).not.toEqual([]);
  expect(built.filter((file) => afterNoon.read(file).includes("planted-"))).toEqual([]);
  expect(afterNoon.output()).not.toContain("planted-");
});

test("only a build with the gallery enabled contains it", () => {
  const traces = (build: typeof preview) =>
    ["public", "dist"]
      .flatMap(build.files)
      .filter((file) => /\.(html|js|json|map|txt|xml|css)$/.test(file))
      .filter((file) => [galleryPath, "src-gallery", "src/gallery"].some((mark) => build.read(file).includes(mark)));
  expect(traces(beforeNoon)).toContain("dist/manifest.json");
  expect(traces(afterNoon)).toEqual([]);
});

test("HTML markup in a title is escaped on its page", () => {
  const $ = pageOf(beforeNoon, "blog/markup-in-title");
  expect($("h1").text()).toBe('Lamps & <em>shades</em>: "quoted", and 100 % of it');
  expect($("h1 em")).toHaveLength(0);
});
