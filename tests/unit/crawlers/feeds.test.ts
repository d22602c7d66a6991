import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { atomFeed } from "../../../src/gatsby/crawlers/atom-feed";
import { type Feed, type FeedArticle, updatedOf } from "../../../src/gatsby/crawlers/feed";
import { jsonFeed } from "../../../src/gatsby/crawlers/json-feed";
import { rssFeed } from "../../../src/gatsby/crawlers/rss-feed";

const siteUrl = "https://site.example";
const published = new Date("2026-01-31T00:00:00Z");
const modified = new Date("2026-02-01T10:00:00Z");

const article: FeedArticle = {
  url: `${siteUrl}/blog/salt`,
  title: 'Salt & pepper: is 1 < 2 > "so"?',
  summary: "All of <salt> & pepper",
  html: `<p>5 &lt; 6 &amp; ]]&gt; <a href="${siteUrl}/a?b=1&amp;c=2">more</a></p><pre>]]></pre>`,
  published,
  modified,
  tags: ["Food & drink"],
  picture: { url: `${siteUrl}/static/a.jpg`, type: "image/jpeg", size: 1234 },
};
const unchanged: FeedArticle = { url: article.url, title: "Plain", summary: "", html: "", published, tags: [] };

const feed = (articles: readonly FeedArticle[]): Feed => ({
  title: "Blog & more | Site",
  description: "What we <write>",
  language: "en-IN",
  author: "Site Team",
  siteUrl,
  url: `${siteUrl}/blog`,
  updated: modified,
  articles,
});

it("RSS has all of an article, escaped", () => {
  expect(parseRssFeed(rssFeed(feed([article])))).toMatchObject({
    title: "Blog & more | Site",
    description: "What we <write>",
    items: [
      {
        title: article.title,
        link: article.url,
        guid: { value: article.url, isPermaLink: true },
        description: article.summary,
        categories: [{ name: "Food & drink" }],
        enclosures: [{ url: article.picture?.url, length: 1234, type: "image/jpeg" }],
        pubDate: "Sat, 31 Jan 2026 00:00:00 GMT",
        atom: { updated: "2026-02-01T10:00:00.000Z" },
        dc: { creators: ["Site Team"] },
        content: { encoded: article.html },
      },
    ],
  });
});

it("feeds without articles are feeds all the same", () => {
  expect(parseRssFeed(rssFeed(feed([]))).title).toBe("Blog & more | Site");
  expect(parseAtomFeed(atomFeed(feed([]))).id).toBe(`${siteUrl}/blog`);
  expect(parseJsonFeed(jsonFeed(feed([]))).title).toBe("Blog & more | Site");
});

it("an article without a known change is unchanged since its publication", () => {
  expect(rssFeed(feed([unchanged]))).not.toMatch(/atom:updated|<enclosure/);
  expect(jsonFeed(feed([unchanged]))).not.toMatch(/date_modified|"image"/);
  expect(parseAtomFeed(atomFeed(feed([unchanged]))).entries?.[0]?.updated).toBe("2026-01-31T00:00:00.000Z");
});

it("an article cannot have been changed before it was published", () => {
  expect(updatedOf({ published: modified, modified: published })).toBe(modified);
});
