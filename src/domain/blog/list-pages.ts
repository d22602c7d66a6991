import { listPagePath, routes } from "../paths";
import { groupBy } from "../group-by";
import { type Tagged, tagsOf } from "./tags";

/** How many articles a page lists; with one more there is a second page. */
export const postsPerPage = 9;

/** One page of the list of all articles, or of those of a tag. */
export interface ListPage {
  path: string;
  /** The path of the list, which is that of its first page. */
  list: string;
  /** The tag's name; undefined for the list of all articles. */
  tag?: string;
  /** From 1. */
  page: number;
  pageCount: number;
}

const pagesOf = (list: string, posts: number, tag?: string): ListPage[] => {
  const pageCount = Math.max(1, Math.ceil(posts / postsPerPage));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: listPagePath(list, index + 1),
    list,
    ...(tag !== undefined && { tag }),
    page: index + 1,
    pageCount,
  }));
};

/**
 * Every page of the blog that lists articles. The list of all is there even
 * while there is no article; a tag's list is there because an article has it.
 */
export const blogListPages = (posts: readonly Tagged[]): ListPage[] => [
  ...pagesOf(routes.blog, posts.length),
  ...tagsOf(posts).flatMap(({ name, path, count }) => pagesOf(path, count, name)),
];

/**
 * Finds the articles that one page of a list shows.
 *
 * @param posts all articles, in the order in which lists have them
 */
export const articlesOnPages = <Post extends Tagged>(
  posts: readonly Post[],
): ((page: Pick<ListPage, "tag" | "page">) => readonly Post[]) => {
  const tagged = posts.flatMap((post) => post.tags.map((tag) => ({ tag, post })));
  const groups = [...groupBy(tagged, ({ tag }) => tag)];
  const byTag = new Map(groups.map(([tag, group]) => [tag, group.map(({ post }) => post)]));
  return ({ tag, page }) => {
    const list = tag === undefined ? posts : (byTag.get(tag) ?? []);
    return list.slice((page - 1) * postsPerPage, page * postsPerPage);
  };
};
