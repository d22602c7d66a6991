import { Readable } from "node:stream";
import { parseSitemap } from "sitemap";
import { sitemap } from "../../../../src/gatsby/crawlers/write-crawler-files";

it("the sitemap lists each page, escaped, with lastmod where it is known", async () => {
  const modified = "2026-02-01T10:00:00.000Z";
  const xml = await sitemap([{ path: "/", modified }, { path: "/a&b" }], "https://site.example");
  const [home, other, ...rest] = await parseSitemap(Readable.from(xml));
  expect([home?.url, home?.lastmod]).toEqual(["https://site.example/", modified]);
  expect([other?.url, other?.lastmod]).toEqual(["https://site.example/a&b", undefined]);
  expect(rest).toEqual([]);
});
