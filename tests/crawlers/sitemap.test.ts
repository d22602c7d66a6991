import { addressOf, builtFiles, builtText, foundPages, ownPath } from "../support/built-pages";
import { committedAt } from "../support/committed";
import { sitemapProblems, xmlOf } from "../support/xml";

const $ = xmlOf("sitemap.xml");
const entries = $("url")
  .map((_index, url) => ({
    path: ownPath($(url).children("loc").text()) ?? $(url).children("loc").text(),
    modified: $(url).children("lastmod").text(),
    images: $(url)
      .find("image\\:loc")
      .map((_place, image) => $(image).text())
      .get(),
  }))
  .get();

describe("the sitemap", () => {
  it("is valid by its schema, and small enough", async () => {
    const text = builtText("sitemap.xml");
    expect(await sitemapProblems(text)).toEqual([]);
    expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  });

  it("says when each page was changed, as Git knows it and not the build", () => {
    const wrong = entries.filter(({ modified }) => modified !== "" && !(new Date(modified).getTime() <= Date.now()));
    expect(wrong).toEqual([]);
    const folders = { "/services/": "services", "/industries/": "industries", "/blog/": "posts" };
    const differing = entries.flatMap(({ path, modified }) => {
      const folder = Object.entries(folders).find(([start]) => path.startsWith(start) && path.split("/").length === 3);
      if (folder === undefined) return [];
      const file = `content/${folder[1]}/${path.slice(folder[0].length)}.md`;
      const committed = committedAt(file);
      return committed === undefined || new Date(modified).getTime() === committed.getTime()
        ? []
        : [`${path}: ${modified} ≠ ${committed.toISOString()}`];
    });
    expect(differing).toEqual([]);
  });

  it("names pictures that are there, and that the page shows", () => {
    const pages = new Map(foundPages.map((page) => [page.path, page]));
    const problems = entries.flatMap(({ path, images }) =>
      images
        .filter((image) => {
          const file = ownPath(image) ?? "";
          return !builtFiles.has(file) || pages.get(path)?.html.includes(file) !== true;
        })
        .map((image) => `${path}: ${image}`),
    );
    expect(problems).toEqual([]);
    expect(entries.flatMap(({ images }) => images).length).toBeGreaterThan(foundPages.length / 2);
  });

  it("is what robots.txt leads to, which keeps nobody out", () => {
    const robots = builtText("robots.txt").split("\n");
    expect(robots).toContain("User-agent: *");
    expect(robots).toContain(`Sitemap: ${addressOf("/sitemap.xml")}`);
    const kept = robots.flatMap((line) => /^Disallow: *(\S+)/.exec(line)?.[1] ?? []);
    expect(foundPages.filter(({ path }) => kept.some((start) => path.startsWith(start)))).toEqual([]);
  });
});
