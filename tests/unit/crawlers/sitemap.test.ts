import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { pagesPerFile, type SitemapEntry, writeSitemap } from "../../../src/gatsby/crawlers/sitemap";
import { temporaryFolder } from "../../support/temporary-folder";

const siteUrl = "https://site.example";
const place = temporaryFolder("sitemap");
afterAll(() => place.dispose());

const fileOf = (name: string): string => path.join(place.folder, name);
const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({ url: `${siteUrl}/page-${index + 1}`, pictures: [] }));
const written = async (list: readonly SitemapEntry[], limit?: number) => {
  await writeSitemap(list, { siteUrl, folder: place.folder, ...(limit !== undefined && { limit }) });
  return readFileSync(fileOf("sitemap.xml"), "utf8");
};
const pagesIn = async (name: string) => (await parseSitemap(createReadStream(fileOf(name)))).map(({ url }) => url);

it("names pages in their order, with the day of their change where it is known, and their pictures", async () => {
  const text = await written([
    { url: `${siteUrl}/`, modified: "2026-01-31T09:30:00.000Z", pictures: [`${siteUrl}/a.jpg`, `${siteUrl}/b.jpg`] },
    { url: `${siteUrl}/about`, pictures: [] },
  ]);
  expect(text.slice(text.indexOf("<url>"), text.indexOf("</urlset>"))).toBe(
    "<url><loc>https://site.example/</loc><lastmod>2026-01-31T09:30:00.000Z</lastmod>" +
      "<image:image><image:loc>https://site.example/a.jpg</image:loc></image:image>" +
      "<image:image><image:loc>https://site.example/b.jpg</image:loc></image:image></url>" +
      "<url><loc>https://site.example/about</loc></url>",
  );
});

it("writes addresses so that they can stand in XML", async () => {
  const text = await written([{ url: `${siteUrl}/a?b=1&c=2`, pictures: [`${siteUrl}/d&e.jpg`] }]);
  expect(text).toContain("<loc>https://site.example/a?b=1&amp;c=2</loc>");
  expect(text).toContain("<image:loc>https://site.example/d&amp;e.jpg</image:loc>");
});

it.each([
  [10, 0, 50_000],
  [5000, 20, 9523],
  [50_001, 0, 50_000],
  [50_000, 9, 20_000],
  [300, 5000, 199],
])("has files that are not too large: %d pages with %d pictures each", (count, pictures, limit) => {
  const [entry] = entries(1);
  if (entry === undefined) throw new Error("There is no page");
  const page = { ...entry, pictures: Array.from({ length: pictures }, () => "") };
  expect(pagesPerFile(Array.from({ length: count }, () => page))).toBe(limit);
});

it("is one file up to the limit", async () => {
  expect(await written(entries(3), 3)).toContain("<urlset");
  expect(existsSync(fileOf("sitemap-1.xml"))).toBe(false);
});

it("is an index of several files above the limit", async () => {
  await written(entries(7), 3);
  const parts = await parseSitemapIndex(createReadStream(fileOf("sitemap.xml")));
  expect(parts.map(({ url }) => url)).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemap-${part}.xml`));
  const pages = await Promise.all([1, 2, 3].map((part) => pagesIn(`sitemap-${part}.xml`)));
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(entries(7).map(({ url }) => url));
});
