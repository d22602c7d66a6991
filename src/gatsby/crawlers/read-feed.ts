import { stat } from "node:fs/promises";
import path from "node:path";
import { lookup } from "mime-types";
import type { ListedPage } from "../../domain/listed-page";
import { routes } from "../../domain/paths";
import { answerOf, type Query } from "../data/data-file";
import type { CrawlerSettings } from "./crawler-content";
import { type Feed, type FeedArticle, feedLength, type FeedPicture, updatedOf } from "./feed";
import { feedHtml } from "./feed-html";

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
  settings: CrawlerSettings;
}

const pictureOf = async ({ image }: PostContent, { folder, settings }: FeedPlace): Promise<FeedPicture | undefined> => {
  const src = image.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const type = lookup(src ?? "");
  if (src === undefined || type === false) return undefined;
  return { url: `${settings.url}${src}`, type, size: (await stat(path.join(folder, src))).size };
};

/** A day has no time; midnight at Greenwich falls on it in India. */
const instant = (day = ""): Date => new Date(`${day}T00:00:00Z`);

const articleOf = async (page: ListedPage, post: PostContent, place: FeedPlace): Promise<FeedArticle> => {
  const url = `${place.settings.url}${page.path}`;
  const picture = await pictureOf(post, place);
  return {
    url,
    title: page.headline,
    ...(post.author !== null && { author: post.author }),
    summary: post.excerpt,
    html: feedHtml(post.html, url),
    published: instant(page.published),
    ...(page.modified !== undefined && { modified: new Date(page.modified) }),
    tags: post.tags,
    ...(picture && { picture }),
  };
};

/** Where there is nothing that could have been changed, and the list's own day is unknown. */
const never = new Date(0);

/** When a feed was changed last: never when the site was built. */
const lastChange = (articles: readonly FeedArticle[], list: ListedPage | undefined): Date =>
  articles.length === 0
    ? new Date(list?.modified ?? never)
    : new Date(Math.max(...articles.map((article) => updatedOf(article).getTime())));

/** Reads the newest articles of the list of pages. */
export const readFeed = async (ask: Query, pages: readonly ListedPage[], place: FeedPlace): Promise<Feed> => {
  const newest = pages.filter(({ kind }) => kind === "post").slice(0, feedLength);
  const { blogPage, posts } = await answerOf<FeedContent>(ask, query(newest.map(({ path: page }) => page)));
  if (blogPage === null) throw new Error("The feeds cannot be made without the words of the blog.");
  const contents = new Map(posts.nodes.map((post) => [post.path, post]));
  const articles = await Promise.all(
    newest.flatMap((page) => {
      const post = contents.get(page.path);
      return post === undefined ? [] : [articleOf(page, post, place)];
    }),
  );
  const { name, language, team, url } = place.settings;
  return {
    title: `${blogPage.seo.title} | ${name}`,
    description: blogPage.seo.description,
    language,
    author: team,
    siteUrl: url,
    url: `${url}${routes.blog}`,
    updated: lastChange(
      articles,
      pages.find(({ path: page }) => page === routes.blog),
    ),
    articles,
  };
};
