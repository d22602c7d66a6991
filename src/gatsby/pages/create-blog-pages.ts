import { blogListPages, postsPerPage } from "../../domain/blog/list-pages";
import { type DatedPost, relatedPosts } from "../../domain/blog/related-posts";
import { tagsOf } from "../../domain/blog/tags";
import { postPath } from "../../domain/paths";

export interface PostNode extends DatedPost {
  draft?: boolean | null;
}

interface BlogPage {
  path: string;
  template: "blog" | "post" | "tag";
  context: object;
}

/**
 * The pages of the blog. What an article recommends is chosen here, for all of
 * them at once, and stands in its page's context: a new article then rebuilds
 * the pages that recommend it, and no others.
 *
 * @param posts drafts among them where those are built
 */
export const blogPages = (posts: readonly PostNode[]): BlogPage[] => {
  const related = relatedPosts(posts.filter(({ draft }) => draft !== true));
  const tags = tagsOf(posts);
  return [
    ...posts.map(({ id, slug }) => ({
      path: postPath(slug),
      template: "post" as const,
      context: { id, related: related.get(id) ?? [] },
    })),
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
