import { stat } from "node:fs/promises";
import path from "node:path";
import { generateRssFeed } from "feedsmith";
import type { BuildArgs } from "gatsby";
import { lookup } from "mime-types";
import type { SiteSettings } from "../../domain/content/settings";
import type { PageEntry } from "../../domain/page-entry";
import { crawlerFiles, routes, rssType } from "../../domain/paths";
import { entryNodes, onlyEntry } from "../pages/entry-nodes";
import { siteClock } from "../publication/build-environment";
import { feedHtml } from "./feed-html";

const feedLength = 20;

type FeedPage = Pick<PageEntry, "path" | "headline" | "description" | "published" | "modified">;

type FeedPost = Queries.FeedQuery["posts"][number];

interface FeedOptions {
  /** The folder of the built site. */
  folder: string;
  settings: Pick<SiteSettings, "url" | "name" | "team" | "language" | "timeZone">;
}

const enclosuresOf = async ({ image }: FeedPost, { folder, settings }: FeedOptions) => {
  const src = image.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const type = lookup(src ?? "");
  if (src === undefined || type === false) return [];
  return [{ url: `${settings.url}${src}`, length: (await stat(path.join(folder, src))).size, type }];
};

/** The fields of articles only: excerpt, full text, tags, picture and author. */
const articleOf = async (post: FeedPost, url: string, options: FeedOptions) => ({
  description: post.excerpt,
  categories: post.tags.map((name) => ({ name })),
  enclosures: await enclosuresOf(post, options),
  content: { encoded: feedHtml(post.html, url) },
  dc: { creators: [post.author ?? options.settings.team] },
});

const itemOf = async (
  { path: page, headline, description, published, modified }: FeedPage,
  post: FeedPost | undefined,
  options: FeedOptions,
) => {
  const url = `${options.settings.url}${page}`;
  // A day has no time: the later midnight is on that day both in UTC and in the site's time zone.
  const localMidnight = siteClock(options.settings).instantOf(`${published}T00:00`);
  const pubDate = Math.max(Date.parse(`${published}T00:00Z`), localMidnight);
  return {
    title: headline,
    link: url,
    description,
    guid: { value: url, isPermaLink: true },
    pubDate: new Date(pubDate),
    ...(post !== undefined && (await articleOf(post, url, options))),
    // An article cannot have been changed before it was published.
    ...(modified !== undefined && { atom: { updated: new Date(Math.max(pubDate, Date.parse(modified))) } }),
  };
};

/** RSS 2.0 (https://www.rssboard.org/rss-specification): the newest articles, with full text, and case studies. */
export const rssFeed = async (
  { graphql, getNodesByType }: Pick<BuildArgs, "graphql" | "getNodesByType">,
  pages: readonly FeedPage[],
  options: FeedOptions,
): Promise<string> => {
  const newest = pages
    .filter(({ published }) => published !== undefined)
    .toSorted((one, other) => (other.published ?? "").localeCompare(one.published ?? "", "en"))
    .slice(0, feedLength);
  const ids = new Map(entryNodes({ getNodesByType }, "Post").map((post) => [post.path, post.id]));
  const variables = { ids: newest.flatMap((page) => ids.get(page.path) ?? []) };
  // The same arguments as for the picture above the article, so that it is processed only once.
  const { data, errors } = await graphql<Queries.FeedQuery>(
    `
      #graphql
      query Feed($ids: [String!]!) {
        posts(ids: $ids) {
          path
          html
          author
          excerpt
          tags
          image {
            file {
              childImageSharp {
                gatsbyImageData(width: 1200, breakpoints: [640, 960, 1200])
              }
            }
          }
        }
      }
    `,
    variables,
  );
  if (data === undefined) throw new Error("The articles of the feed could not be read.", { cause: errors });
  const posts = new Map(data.posts.map((post) => [post.path, post]));
  const items = await Promise.all(newest.map((page) => itemOf(page, posts.get(page.path), options)));
  const changes = items.map(({ pubDate, atom }) => (atom?.updated ?? pubDate).getTime());
  const { url, name, language } = options.settings;
  const { title, description } = onlyEntry({ getNodesByType }, "BlogPage").seo;
  return generateRssFeed({
    title: `${title} | ${name}`,
    link: `${url}${routes.blog}`,
    description,
    language,
    // The last change of an article, not the time of the build.
    ...(changes.length > 0 && { lastBuildDate: new Date(Math.max(...changes)) }),
    atom: { links: [{ href: `${url}${crawlerFiles.rss}`, rel: "self", type: rssType }] },
    items,
  });
};
