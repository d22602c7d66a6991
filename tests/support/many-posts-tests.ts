import path from "node:path";
import { expect, test } from "@playwright/test";
import type { FixtureProject } from "./fixture-build";
import { postSource } from "./post-source";
import { site } from "./site";

/**
 * Thirteen articles of one day, beside the content's own six and another that
 * the build has: three pages. Nine of them share a second tag: one page.
 */
export const manyPosts = Array.from({ length: 13 }, (_, index) => {
  const name = `article-${String(index + 1).padStart(2, "0")}`;
  const tags = index < 9 ? ["Fixture", "Nine"] : ["Fixture"];
  return { name, source: postSource([`title: Title of ${name}`, `slug: ${name}`], "Text.", tags) };
});

/** The tests of the lists that a build with these articles has written. */
export const testManyPosts = (built: () => FixtureProject): void => {
  const pagesBelow = (folder: string) =>
    built()
      .files(`public/${folder}`)
      .map((file) => path.relative(`public/${folder}`, file))
      .filter((file) => file.endsWith(".html"))
      .sort();
  const open = (place: string) => built().read(`public/${place}/index.html`);

  test("has three pages for twenty articles, and none beyond", () => {
    expect(pagesBelow("blog/page")).toEqual(["2/index.html", "3/index.html"]);
    expect(pagesBelow("blog/tag/fixture")).toEqual(["index.html", "page/2/index.html"]);
  });

  test("lists every article once, the newest first and those of one day by their addresses", async ({ page }) => {
    const listed: string[] = [];
    for (const place of ["blog", "blog/page/2", "blog/page/3"]) {
      await page.setContent(open(place));
      const links = page.getByRole("main").getByRole("link", { name: /^Read More/ });
      listed.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
    }
    const added = [...manyPosts.map(({ name }) => name), "empty-fields"].map((slug) => `/blog/${slug}`);
    expect(listed).toEqual([...added, ...site.posts.map((post) => post.path)]);
  });

  test("gives each page of a list a title, a description and an address of its own", () => {
    const heads = ["blog", "blog/page/2", "blog/page/3", "blog/tag/fixture", "blog/tag/fixture/page/2"].map((place) => {
      const html = open(place);
      expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]).toContain(`href="https://tarang.example/${place}"`);
      return [/<title[^>]*>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)/.exec(html)?.[1]];
    });
    expect(heads.map(([title]) => title)).toEqual([
      "Blog on websites, apps and marketing | Tarang Digital",
      "Blog – page 2 | Tarang Digital",
      "Blog – page 3 | Tarang Digital",
      "Articles about Fixture | Tarang Digital",
      "Fixture – page 2 | Tarang Digital",
    ]);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(heads.length);
  });

  test("has no way to other pages where nine articles fit on one", async ({ page }) => {
    await page.setContent(open("blog/tag/nine"));
    await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(9);
    await expect(page.getByRole("navigation", { name: "Pages of articles" })).toHaveCount(0);
  });
};
