import { generateJsonFeed } from "feedsmith";
import { iconFiles } from "../../components/layout/icon-files";
import { crawlerFiles } from "../../domain/paths";
import { type Feed, type FeedArticle, updatedOf } from "./feed";

const itemOf = (article: FeedArticle) => ({
  id: article.url,
  url: article.url,
  title: article.title,
  ...(article.author !== undefined && { authors: [{ name: article.author }] }),
  summary: article.summary,
  content_html: article.html,
  date_published: article.published,
  ...(article.modified && { date_modified: updatedOf(article) }),
  ...(article.picture && { image: article.picture.url }),
  tags: [...article.tags],
});

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), with the whole texts. */
export const jsonFeed = (feed: Feed): string =>
  JSON.stringify(
    generateJsonFeed({
      title: feed.title,
      home_page_url: feed.url,
      feed_url: `${feed.siteUrl}${crawlerFiles.jsonFeed}`,
      description: feed.description,
      icon: `${feed.siteUrl}${iconFiles.large.path}`,
      favicon: `${feed.siteUrl}${iconFiles.small.path}`,
      language: feed.language,
      authors: [{ name: feed.author, url: feed.siteUrl }],
      items: feed.articles.map(itemOf),
    }),
  );
