import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { postsPerPage } from "../../../src/domain/blog/list-pages";
import { writeCrawlerFiles } from "../../../src/gatsby/crawlers/write-crawler-files";
import { readPageContent } from "../../../src/gatsby/listed-pages/page-content";
import { readListedPages } from "../../../src/gatsby/listed-pages/read-listed-pages";
import { crawlerBuild } from "../../support/crawler-build";
import { temporaryFolder } from "../../support/temporary-folder";

let place: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  place = temporaryFolder("crawler-files");
});
afterEach(() => {
  place.dispose();
  delete process.env["INDEXNOW_KEY"];
});

const read = (name: string): string => readFileSync(path.join(place.folder, "public", name), "utf8");
const isThere = (name: string): boolean => existsSync(path.join(place.folder, "public", name));
const main = ["/", "/services", "/industries", "/about", "/blog", "/contact_us"];
const dayOf = (index: number): string => new Date(Date.UTC(2026, 0, 60 - index)).toISOString().slice(0, 10);
/** As many articles as are asked for, the newest first. */
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `post-${index + 1}`, date: dayOf(index) }));
const further = (count: number): string[] =>
  Array.from({ length: Math.max(0, Math.ceil(count / postsPerPage) - 1) }, (_, index) => `/blog/page/${index + 2}`);
const write = (list: { slug: string; date: string; draft?: boolean }[], preview?: boolean) => {
  const paths = [...main, ...further(list.length), ...list.map(({ slug }) => `/blog/${slug}`)];
  const { build, warnings } = crawlerBuild(place.folder, list, paths);
  return readPageContent(build.graphql)
    .then((content) => readListedPages(build, content))
    .then((pages) => writeCrawlerFiles(build, pages, preview))
    .then(() => ({ warnings, build }));
};
const files = ["sitemap.xml", "rss.xml", "atom.xml", "feed.json", "llms.txt"];

it("leaves drafts out of every file, and gives them no twin", async () => {
  const [first, second] = posts(2);
  if (first === undefined || second === undefined) throw new Error("There are no articles");
  await write([{ ...first, draft: true }, second]);
  for (const name of files) {
    expect(read(name)).toContain("post-2");
    expect(read(name)).not.toContain("post-1");
  }
  expect([isThere("blog/post-1.md"), isThere("blog/post-2.md")]).toEqual([false, true]);
});

it("forbids everything to crawlers where drafts are shown, and nothing but the functions elsewhere", async () => {
  await write(posts(1), true);
  expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  await write(posts(1));
  expect(read("robots.txt")).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
});

it.each([0, 1, 30])("writes feeds of at most 20 of %d articles, the newest first", async (count) => {
  await write(posts(count));
  const expected = posts(Math.min(count, 20)).map(({ slug }) => `https://site.example/blog/${slug}`);
  expect((parseRssFeed(read("rss.xml")).items ?? []).map(({ link }) => link)).toEqual(expected);
  expect((parseAtomFeed(read("atom.xml")).entries ?? []).map(({ id }) => id)).toEqual(expected);
  expect((parseJsonFeed(read("feed.json")).items ?? []).map(({ id }) => id)).toEqual(expected);
});

it("dates feeds by their newest article, and never by the build", async () => {
  await write(posts(3));
  expect(parseAtomFeed(read("atom.xml")).updated).toBe(`${dayOf(0)}T00:00:00.000Z`);
  await write([]);
  expect(parseAtomFeed(read("atom.xml")).updated).toBe("1970-01-01T00:00:00.000Z");
});

it("gives articles their picture, with its size and type", async () => {
  await write(posts(1));
  const enclosures = [{ url: "https://site.example/static/a.jpg", length: "a picture".length, type: "image/jpeg" }];
  expect(parseRssFeed(read("rss.xml")).items?.[0]).toMatchObject({ enclosures });
});

it("says nothing of changes when the history is unknown", async () => {
  await write(posts(1));
  expect(read("sitemap.xml")).not.toContain("lastmod");
  expect(read("rss.xml")).not.toContain("atom:updated");
  expect(read("feed.json")).not.toContain("date_modified");
});

it("removes the twins of pages that are no more", async () => {
  await write(posts(2));
  expect(isThere("blog/post-2.md")).toBe(true);
  await write(posts(1));
  expect([isThere("blog/post-1.md"), isThere("blog/post-2.md")]).toEqual([true, false]);
});

it("publishes the key of IndexNow while there is one", async () => {
  process.env["INDEXNOW_KEY"] = "0123456789abcdef";
  await write([]);
  expect(read("0123456789abcdef.txt")).toBe("0123456789abcdef");
  process.env["INDEXNOW_KEY"] = "";
  await write([]);
  expect(isThere("0123456789abcdef.txt")).toBe(false);
});

it("warns of a key that cannot be one, and publishes nothing of it", async () => {
  process.env["INDEXNOW_KEY"] = "../etc/passwd";
  const { warnings } = await write([]);
  expect(warnings).toEqual([
    "INDEXNOW_KEY has to be 8 to 128 letters, digits or hyphens. Nothing was published of it.",
  ]);
});
