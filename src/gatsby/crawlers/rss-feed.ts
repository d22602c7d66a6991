import { generateRssFeed } from "feedsmith";
import { crawlerFiles, feedTypes } from "../../domain/paths";
import { type Feed, type FeedArticle, updatedOf } from "./feed";

const itemOf = (article: FeedArticle, team: string) => ({
  title: article.title,
  link: article.url,
  description: article.summary,
  categories: article.tags.map((name) => ({ name })),
  ...(article.picture && {
    enclosures: [{ url: article.picture.url, length: article.picture.size, type: article.picture.type }],
  }),
  guid: { value: article.url, isPermaLink: true },
  pubDate: article.published,
  content: { encoded: article.html },
  dc: { creators: [article.author ?? team] },
  ...(article.modified && { atom: { updated: updatedOf(article) } }),
});

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with the whole texts. */
export const rssFeed = (feed: Feed): string =>
  generateRssFeed({
    title: feed.title,
    link: feed.url,
    description: feed.description,
    language: feed.language,
    lastBuildDate: feed.updated,
    atom: { links: [{ href: `${feed.siteUrl}${crawlerFiles.rss}`, rel: "self", type: feedTypes.rss }] },
    items: feed.articles.map((article) => itemOf(article, feed.author)),
  });
