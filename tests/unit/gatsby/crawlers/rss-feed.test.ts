import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseRssFeed } from "feedsmith";
import { rssFeed } from "../../../../src/gatsby/crawlers/rss-feed";
import { testFolder } from "../../../support/temporary-folder";

// Midnight UTC is on the previous day there.
const timeZone = "America/Los_Angeles";
const settings = { url: "https://site.example", name: "Site", team: "Site Team", language: "en-US", timeZone };
const picture = "/static/a.jpg";
const folder = testFolder("rss");
beforeAll(() => {
  mkdirSync(path.join(folder, "static"));
  writeFileSync(path.join(folder, picture), "x".repeat(1234));
});

const article = {
  path: "/blog/salt",
  kind: "post",
  description: "For search engines",
  headline: 'Salt & pepper: is 1 < 2 > "so"?',
  published: "2026-01-31",
} as const;
const tag = { path: "/blog/tag/salt", kind: "blog", headline: "Salt", description: "" } as const;

const html = '<p>5 &lt; 6 &amp; ]]&gt; <a href="/a?b=1&amp;c=2">more</a></p><pre>]]></pre>';

const post = (src?: string) => ({
  path: "/blog/salt",
  html,
  author: null,
  excerpt: "All of <salt> & pepper",
  tags: ["Food & drink"],
  image: { file: { childImageSharp: { gatsbyImageData: { images: src === undefined ? {} : { fallback: { src } } } } } },
});

const feedOf = (pages: Parameters<typeof rssFeed>[1], nodes: readonly object[], zone = timeZone) => {
  const blogPage = { seo: { title: "Blog & more", description: "What we <write>" } };
  const build = {
    graphql: () => Promise.resolve({ data: { posts: nodes } }),
    getNodesByType: (type: string) => (type === "BlogPage" ? [blogPage] : []),
  } as unknown as Parameters<typeof rssFeed>[0];
  return rssFeed(build, pages, { folder, settings: { ...settings, timeZone: zone } });
};

it("the feed has all of an article, escaped, and the date of its latest change", async () => {
  const pages = [{ ...article, modified: "2026-02-01T10:00:00Z" }, tag];
  expect(parseRssFeed(await feedOf(pages, [post(picture)]))).toMatchObject({
    title: "Blog & more | Site",
    link: "https://site.example/blog",
    description: "What we <write>",
    lastBuildDate: "Sun, 01 Feb 2026 10:00:00 GMT",
    items: [
      {
        title: article.headline,
        link: "https://site.example/blog/salt",
        guid: { value: "https://site.example/blog/salt", isPermaLink: true },
        description: "All of <salt> & pepper",
        categories: [{ name: "Food & drink" }],
        enclosures: [{ url: "https://site.example/static/a.jpg", length: 1234, type: "image/jpeg" }],
        pubDate: "Sat, 31 Jan 2026 08:00:00 GMT",
        atom: { updated: "2026-02-01T10:00:00.000Z" },
        dc: { creators: ["Site Team"] },
        content: { encoded: expect.stringContaining('5 &lt; 6 &amp; ]]&gt; <a href="https://site.example/a?b=1') },
      },
    ],
  });
});

it("a feed without articles is valid, without lastBuildDate", async () => {
  const feed = parseRssFeed(await feedOf([], []));
  expect([feed.title, feed.lastBuildDate]).toEqual(["Blog & more | Site", undefined]);
});

it("an article without a modification date or picture has no atom:updated or enclosure, and its author's name", async () => {
  const feed = await feedOf([article], [{ ...post(), author: "A. Writer" }]);
  expect(feed).not.toMatch(/atom:updated|<enclosure/);
  expect(feed).toContain("<dc:creator>A. Writer</dc:creator>");
});

it("atom:updated of an article is never before its publication", async () => {
  const feed = parseRssFeed(await feedOf([{ ...article, modified: "2026-01-31T00:00:00Z" }], [post()]));
  expect(feed.items?.[0]?.atom?.updated).toBe("2026-01-31T08:00:00.000Z");
});

it("an article's date is the same day in UTC, also where midnight is earlier", async () => {
  const feed = parseRssFeed(await feedOf([article], [post()], "Asia/Kolkata"));
  expect(feed.items?.[0]?.pubDate).toBe("Sat, 31 Jan 2026 00:00:00 GMT");
});
