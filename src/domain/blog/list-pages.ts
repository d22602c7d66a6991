import { listPagePath, routes } from "../paths";
import { groupBy } from "../group-by";
import { type Tagged, tagsOf } from "./tags";

const postsPerPage = 9;

/** One page of the list of all articles, or of those of a tag. */
export interface ListPage {
  path: string;
  /** The path of the list's first page. */
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

/** Every page of the blog that lists articles. The list of all articles exists even when it is empty. */
export const blogListPages = (posts: readonly Tagged[]): ListPage[] => [
  ...pagesOf(routes.blog, posts.length),
  ...tagsOf(posts).flatMap(({ name, path, count }) => pagesOf(path, count, name)),
];

/**
 * The articles that one page of a list shows.
 *
 * @param posts all articles, in the order of the lists
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

/** A page to go to, or a gap where two or more are left out. */
type PageNumber = number | "gap";

/**
 * The pages that a list's navigation names, such as 1 … 4 5 6 … 112: at most seven items, and no gap for a single page.
 *
 * @param current from 1 to `last`
 */
export const pageNumbers = (current: number, last: number): PageNumber[] => {
  const named = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  return [...new Set(named)].flatMap((page, index, pages) => {
    const missing = index === 0 ? 0 : page - (pages[index - 1] ?? page) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ["gap" as const, page];
  });
};
