import { stat } from "node:fs/promises";
import path from "node:path";
import { generateRssFeed } from "feedsmith";
import { lookup } from "mime-types";
import type { ListedPage } from "../../domain/listed-page";
import { crawlerFiles, routes, rssType } from "../../domain/paths";
import { answerOf, type Query } from "../data/data-file";
import type { CrawlerSettings } from "./crawler-content";
import { feedHtml } from "./feed-html";

/** How many articles the feed holds. */
const feedLength = 20;

type FeedPage = Pick<ListedPage, "path" | "kind" | "headline" | "published" | "modified">;

interface PostContent {
  path: string;
  html: string;
  author: string | null;
  excerpt: string;
  tags: string[];
  image: { file: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null } };
}

interface FeedContent {
  blogPage: { seo: { title: string; description: string } } | null;
  posts: { nodes: PostContent[] };
}

/** The picture is the one that stands over the article: asked for in the same way, it is made once. */
const query = (paths: readonly string[]): string => `
  query FeedContent {
    blogPage { seo { title description } }
    posts: allPost(filter: { path: { in: ${JSON.stringify(paths)} } }) {
      nodes {
        path html author excerpt tags
        image {
          file {
            childImageSharp {
              gatsbyImageData(
                layout: CONSTRAINED, width: 1200, breakpoints: [640, 960, 1200],
                formats: [AUTO, AVIF], placeholder: NONE
              )
            }
          }
        }
      }
    }
  }
`;

interface FeedPlace {
  /** The folder that browsers see. */
  folder: string;
  settings: Pick<CrawlerSettings, "url" | "name" | "team" | "language">;
}

const enclosuresOf = async ({ image }: PostContent, { folder, settings }: FeedPlace) => {
  const src = image.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const type = lookup(src ?? "");
  if (src === undefined || type === false) return [];
  return [{ url: `${settings.url}${src}`, length: (await stat(path.join(folder, src))).size, type }];
};

/** An article cannot have been changed before it was published. */
const lastChange = (published: Date, modified: string): Date =>
  new Date(Math.max(published.getTime(), Date.parse(modified)));

const itemOf = async ({ path: page, headline, published, modified }: FeedPage, post: PostContent, place: FeedPlace) => {
  const url = `${place.settings.url}${page}`;
  // A day has no time; midnight at Greenwich falls on it in India.
  const pubDate = new Date(`${published}T00:00:00Z`);
  return {
    title: headline,
    link: url,
    description: post.excerpt,
    categories: post.tags.map((name) => ({ name })),
    enclosures: await enclosuresOf(post, place),
    guid: { value: url, isPermaLink: true },
    pubDate,
    content: { encoded: feedHtml(post.html, url) },
    dc: { creators: [post.author ?? place.settings.team] },
    ...(modified !== undefined && { atom: { updated: lastChange(pubDate, modified) } }),
  };
};

/** RSS 2.0 (https://www.rssboard.org/rss-specification): the newest articles with their whole texts. */
export const rssFeed = async (ask: Query, pages: readonly FeedPage[], place: FeedPlace): Promise<string> => {
  const newest = pages.filter(({ kind }) => kind === "post").slice(0, feedLength);
  const { blogPage, posts } = await answerOf<FeedContent>(ask, query(newest.map((page) => page.path)));
  if (blogPage === null) throw new Error("The feed cannot be made without the words of the blog.");
  const contents = new Map(posts.nodes.map((post) => [post.path, post]));
  const items = await Promise.all(
    newest.flatMap((page) => {
      const post = contents.get(page.path);
      return post === undefined ? [] : [itemOf(page, post, place)];
    }),
  );
  const changes = items.map(({ pubDate, atom }) => (atom?.updated ?? pubDate).getTime());
  const { url, name, language } = place.settings;
  return generateRssFeed({
    title: `${blogPage.seo.title} | ${name}`,
    link: `${url}${routes.blog}`,
    description: blogPage.seo.description,
    language,
    // The last change of an article, not the time of the build.
    ...(changes.length > 0 && { lastBuildDate: new Date(Math.max(...changes)) }),
    atom: { links: [{ href: `${url}${crawlerFiles.rss}`, rel: "self", type: rssType }] },
    items,
  });
};
