import { generateAtomFeed } from "feedsmith";
import { iconFiles } from "../../components/layout/icon-files";
import { crawlerFiles, feedTypes } from "../../domain/paths";
import { type Feed, type FeedArticle, updatedOf } from "./feed";

const entryOf = ({ url, title, author, summary, html, tags, picture, ...dates }: FeedArticle) => ({
  id: url,
  title: { value: title },
  ...(author !== undefined && { authors: [{ name: author }] }),
  links: [
    { href: url, rel: "alternate", type: "text/html" },
    ...(picture ? [{ href: picture.url, rel: "enclosure", type: picture.type, length: picture.size }] : []),
  ],
  published: dates.published,
  updated: updatedOf(dates),
  categories: tags.map((term) => ({ term })),
  summary: { value: summary },
  content: { value: html, type: "html" },
});

/** Atom (RFC 4287), with the whole texts. */
export const atomFeed = (feed: Feed): string =>
  generateAtomFeed({
    id: feed.url,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    authors: [{ name: feed.author, uri: feed.siteUrl }],
    icon: `${feed.siteUrl}${iconFiles.small.path}`,
    links: [
      { href: `${feed.siteUrl}${crawlerFiles.atom}`, rel: "self", type: feedTypes.atom },
      { href: feed.url, rel: "alternate", type: "text/html", hreflang: feed.language },
    ],
    entries: feed.articles.map(entryOf),
    xml: { lang: feed.language },
  });
