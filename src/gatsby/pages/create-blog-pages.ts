import { articlesOnPages, blogListPages } from "../../domain/blog/list-pages";
import { type DatedPost, relatedPosts } from "../../domain/blog/related-posts";
import { tagsOf } from "../../domain/blog/tags";

export interface PostNode extends DatedPost {
  path: string;
  draft?: boolean | null;
}

interface BlogPage {
  path: string;
  template: "blog" | "post" | "tag";
  context: object;
}

/**
 * The articles that each page of the blog lists, or recommends at its end: their ids, in their order, by the page's path.
 *
 * @param posts in the order in which lists have them; drafts among them where those are built, which nobody is recommended
 */
export const articlesByPath = (posts: readonly PostNode[]): Map<string, readonly string[]> => {
  const related = relatedPosts(posts.filter(({ draft }) => draft !== true));
  const articlesOn = articlesOnPages(posts);
  return new Map<string, readonly string[]>([
    ...posts.map(({ id, path }) => [path, related.get(id) ?? []] as const),
    ...blogListPages(posts).map((page) => [page.path, articlesOn(page).map(({ id }) => id)] as const),
  ]);
};

/**
 * The pages of the blog.
 *
 * @param posts drafts among them where those are built
 */
export const blogPages = (posts: readonly PostNode[]): BlogPage[] => {
  const tags = tagsOf(posts);
  return [
    ...posts.map(({ id, path }) => ({ path, template: "post" as const, context: { id } })),
    ...blogListPages(posts).map(({ path, ...list }) => ({
      path,
      template: list.tag === undefined ? ("blog" as const) : ("tag" as const),
      context: {
        ...list,
        ...(list.tag === undefined && { tags }),
      },
    })),
  ];
};
