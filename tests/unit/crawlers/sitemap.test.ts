import { createReadStream } from "node:fs";
import path from "node:path";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { writeSitemap } from "../../../src/gatsby/crawlers/sitemap";
import { temporaryFolder } from "../../support/temporary-folder";

const siteUrl = "https://site.example";
const place = temporaryFolder("sitemap");
afterAll(() => place.dispose());

const fileOf = (name: string): string => path.join(place.folder, name);
const pagesIn = async (name: string) => (await parseSitemap(createReadStream(fileOf(name)))).map(({ url }) => url);

it("is an index of several files above the limit", async () => {
  const urls = Array.from({ length: 7 }, (_, index) => `${siteUrl}/page-${index + 1}`);
  const entries = urls.map((url) => ({ url, pictures: [] }));
  await writeSitemap(entries, { siteUrl, folder: place.folder, limit: 3 });
  const parts = await parseSitemapIndex(createReadStream(fileOf("sitemap.xml")));
  expect(parts.map(({ url }) => url)).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemap-${part}.xml`));
  const pages = await Promise.all([1, 2, 3].map((part) => pagesIn(`sitemap-${part}.xml`)));
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(urls);
});
