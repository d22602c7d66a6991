import { blogListPages, postsPerPage } from "../../domain/blog/list-pages";
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
 * What each article recommends: the ids of articles, by the path of its page.
 *
 * @param posts drafts among them where those are built; they are recommended to nobody
 */
export const relatedByPath = (posts: readonly PostNode[]): Map<string, readonly string[]> => {
  const related = relatedPosts(posts.filter(({ draft }) => draft !== true));
  return new Map(posts.map(({ id, path }) => [path, related.get(id) ?? []]));
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
        skip: (list.page - 1) * postsPerPage,
        limit: postsPerPage,
        ...(list.tag === undefined && { tags }),
      },
    })),
  ];
};
