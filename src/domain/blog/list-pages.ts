import { groupBy } from "../group-by";
import { itemsOn, type ListPage, listPages } from "../list-pages";
import { routes } from "../paths";
import { type Tagged, tagsOf } from "./tags";

/** One page of the list of all articles, or of those of a tag. */
export interface PostListPage extends ListPage {
  /** The tag's name; undefined for the list of all articles. */
  tag?: string;
}

/** Every page of the blog that lists articles. The list of all articles exists even when it is empty. */
export const blogListPages = (posts: readonly Tagged[]): PostListPage[] => [
  ...listPages(routes.blog, posts.length),
  ...tagsOf(posts).flatMap(({ name, path, count }) => listPages(path, count).map((page) => ({ ...page, tag: name }))),
];

/**
 * The articles that one page of a list shows.
 *
 * @param posts all articles, in the order of the lists
 */
export const articlesOnPages = <Post extends Tagged>(
  posts: readonly Post[],
): ((page: Pick<PostListPage, "tag" | "page">) => readonly Post[]) => {
  const tagged = posts.flatMap((post) => post.tags.map((tag) => ({ tag, post })));
  const groups = [...groupBy(tagged, ({ tag }) => tag)];
  const byTag = new Map(groups.map(([tag, group]) => [tag, group.map(({ post }) => post)]));
  return ({ tag, page }) => itemsOn({ page }, tag === undefined ? posts : (byTag.get(tag) ?? []));
};
