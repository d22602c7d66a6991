import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { atomFeed } from "../../../src/gatsby/crawlers/atom-feed";
import { type Feed, type FeedArticle, updatedOf } from "../../../src/gatsby/crawlers/feed";
import { jsonFeed } from "../../../src/gatsby/crawlers/json-feed";
import { rssFeed } from "../../../src/gatsby/crawlers/rss-feed";

const siteUrl = "https://site.example";
const published = new Date("2026-01-31T00:00:00Z");
const modified = new Date("2026-02-01T10:00:00Z");
const title = 'Salt & pepper: is 1 < 2 > "so"?';
const html = `<p>5 &lt; 6 &amp; ]]&gt; <a href="${siteUrl}/a?b=1&amp;c=2">more</a></p><pre>]]></pre>`;

const article = (more: Partial<FeedArticle> = {}): FeedArticle => ({
  url: `${siteUrl}/blog/salt`,
  title,
  summary: "All of <salt> & pepper",
  html,
  published,
  tags: ["Food & drink", "SEO"],
  ...more,
});
const picture = { url: `${siteUrl}/static/a.jpg`, type: "image/jpeg", size: 1234 };

/** Who has written the only article of a feed, in each format. */
const authorsIn = (only: Feed) => [
  parseRssFeed(rssFeed(only)).items?.[0]?.dc?.creators?.[0],
  parseAtomFeed(atomFeed(only)).entries?.[0]?.authors?.[0]?.name,
  parseJsonFeed(jsonFeed(only)).items?.[0]?.authors?.[0]?.name,
];

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

it("names who has signed an article, and the team for all others", () => {
  expect(authorsIn(feed([article({ author: "A. Writer" })]))).toEqual(["A. Writer", "A. Writer", "A. Writer"]);
  // Atom and JSON Feed name the team once, for the whole feed.
  expect(authorsIn(feed([article()]))).toEqual(["Site Team", undefined, undefined]);
});

describe("the RSS feed", () => {
  it("has all of an article, unharmed", () => {
    const { items: [item] = [], ...channel } = parseRssFeed(rssFeed(feed([article({ modified, picture })])));
    expect(channel).toMatchObject({
      title: "Blog & more | Site",
      link: `${siteUrl}/blog`,
      description: "What we <write>",
      language: "en-IN",
      lastBuildDate: "Sun, 01 Feb 2026 10:00:00 GMT",
      atom: { links: [{ href: `${siteUrl}/rss.xml`, rel: "self", type: "application/rss+xml" }] },
    });
    expect(item).toMatchObject({
      title,
      link: `${siteUrl}/blog/salt`,
      guid: { value: `${siteUrl}/blog/salt`, isPermaLink: true },
      description: "All of <salt> & pepper",
      categories: [{ name: "Food & drink" }, { name: "SEO" }],
      enclosures: [{ url: picture.url, length: 1234, type: "image/jpeg" }],
      pubDate: "Sat, 31 Jan 2026 00:00:00 GMT",
      atom: { updated: "2026-02-01T10:00:00.000Z" },
      dc: { creators: ["Site Team"] },
      content: { encoded: html },
    });
  });

  it("says nothing of a change or a picture that it does not know", () => {
    expect(rssFeed(feed([article()]))).not.toMatch(/atom:updated|<enclosure/);
  });
});

describe("the Atom feed", () => {
  it("has all of an article, unharmed", () => {
    const { entries: [entry] = [], ...whole } = parseAtomFeed(atomFeed(feed([article({ modified, picture })])));
    expect(whole).toMatchObject({
      id: `${siteUrl}/blog`,
      title: { value: "Blog & more | Site" },
      subtitle: { value: "What we <write>" },
      updated: "2026-02-01T10:00:00.000Z",
      authors: [{ name: "Site Team", uri: siteUrl }],
      xml: { lang: "en-IN" },
    });
    expect(whole.links).toContainEqual({ href: `${siteUrl}/atom.xml`, rel: "self", type: "application/atom+xml" });
    expect(entry).toMatchObject({
      id: `${siteUrl}/blog/salt`,
      title: { value: title },
      published: "2026-01-31T00:00:00.000Z",
      updated: "2026-02-01T10:00:00.000Z",
      categories: [{ term: "Food & drink" }, { term: "SEO" }],
      summary: { value: "All of <salt> & pepper" },
      content: { value: html, type: "html" },
      links: [
        { href: `${siteUrl}/blog/salt`, rel: "alternate", type: "text/html" },
        { href: picture.url, rel: "enclosure", type: "image/jpeg", length: 1234 },
      ],
    });
  });

  it("takes an article for unchanged since it was published when no change is known", () => {
    expect(parseAtomFeed(atomFeed(feed([article()]))).entries?.[0]?.updated).toBe("2026-01-31T00:00:00.000Z");
  });
});

describe("the JSON Feed", () => {
  it("has all of an article, unharmed", () => {
    const { items: [item] = [], ...whole } = parseJsonFeed(jsonFeed(feed([article({ modified, picture })])));
    expect(whole).toMatchObject({
      title: "Blog & more | Site",
      home_page_url: `${siteUrl}/blog`,
      feed_url: `${siteUrl}/feed.json`,
      description: "What we <write>",
      icon: `${siteUrl}/icons/icon-512.png`,
      favicon: `${siteUrl}/icons/icon-192.png`,
      language: "en-IN",
      authors: [{ name: "Site Team", url: siteUrl }],
    });
    expect(item).toMatchObject({
      id: `${siteUrl}/blog/salt`,
      url: `${siteUrl}/blog/salt`,
      title,
      summary: "All of <salt> & pepper",
      content_html: html,
      date_published: "2026-01-31T00:00:00.000Z",
      date_modified: "2026-02-01T10:00:00.000Z",
      image: picture.url,
      tags: ["Food & drink", "SEO"],
    });
  });

  it("says nothing of a change or a picture that it does not know", () => {
    expect(jsonFeed(feed([article()]))).not.toMatch(/date_modified|"image"/);
  });
});

describe.each([
  ["RSS", rssFeed, (text: string) => parseRssFeed(text).items],
  ["Atom", atomFeed, (text: string) => parseAtomFeed(text).entries],
  ["JSON", jsonFeed, (text: string) => parseJsonFeed(text).items],
])("the feed in %s", (_name, make, itemsOf) => {
  it.each([0, 1, 20])("is a feed with %d articles", (count) => {
    const articles = Array.from({ length: count }, (_, index) => article({ url: `${siteUrl}/blog/${index}` }));
    expect(itemsOf(make(feed(articles))) ?? []).toHaveLength(count);
  });

  it("is the same whenever it is made", () => {
    const made = make(feed([article({ modified })]));
    jest.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
    expect(make(feed([article({ modified })]))).toBe(made);
    jest.useRealTimers();
  });
});

it("an article cannot have been changed before it was published", () => {
  expect(updatedOf({ published, modified })).toBe(modified);
  expect(updatedOf({ published: modified, modified: published })).toBe(modified);
  expect(updatedOf({ published })).toBe(published);
});
