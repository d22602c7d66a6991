import { articlesOnPages, blogListPages, type PostListPage } from "../../domain/blog/list-pages";
import { listTexts } from "../../domain/blog/list-texts";
import { relatedPosts } from "../../domain/blog/related-posts";
import { tagsOf } from "../../domain/blog/tags";
import { routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { type EntryNode, inOrder } from "./entry-nodes";
import { type IndexedPage, type IndexSources, pageEntry } from "./page-index";

type BlogPage = EntryNode<"BlogPage">;
type Posts = readonly EntryNode<"Post">[];

/** One page of the list of all articles, or of those of a tag, after the list's own first page in its breadcrumbs. */
const listEntry = (sources: IndexSources, blog: BlogPage, list: PostListPage, shown: Posts) => {
  const { head, seo } = listTexts(blog, list);
  const first = { name: list.tag ?? blog.name, path: list.list };
  const isFirst = list.page === 1;
  const [home] = sources.nodesOf("HomePage");
  return pageEntry(sources, {
    path: list.path,
    kind: list.tag === undefined ? "blog" : "tag",
    name: isFirst ? first.name : fillTemplate(blog.furtherPages.page, { page: list.page }),
    headline: head.headline,
    ...seo,
    above: [
      ...(home === undefined ? [] : [{ name: home.name, path: routes.home }]),
      ...(list.tag === undefined ? [] : [{ name: blog.name, path: routes.blog }]),
      ...(isFirst ? [] : [first]),
    ],
    files: [blog, ...shown].map(({ contentFile }) => contentFile),
  });
};

/** The pages that list articles. Their ids stand in the context, since a query over all articles would run again after each edit of one. */
const listPages = (sources: IndexSources, blog: BlogPage, posts: Posts): IndexedPage[] => {
  const articlesOn = articlesOnPages(posts);
  const tags = tagsOf(posts);
  return blogListPages(posts).map((list) => {
    const shown = articlesOn(list);
    const { path: _path, ...listPage } = list;
    return {
      page: listEntry(sources, blog, list, shown),
      context: { listPage, ...(list.tag === undefined && { tags }), articles: shown.map(({ id }) => id) },
    };
  });
};

/** Puts the lists of articles in the place of the blog's own page, and tells articles which others they recommend: no drafts. */
export const withBlogLists = (sources: IndexSources, pages: readonly IndexedPage[]): IndexedPage[] => {
  const [blog] = sources.nodesOf("BlogPage");
  if (blog === undefined) return [...pages];
  const posts = inOrder("Post", sources.nodesOf("Post"));
  const related = relatedPosts(posts.filter(({ draft }) => draft !== true));
  return pages.flatMap((indexed) => {
    if (indexed.page.kind === "blog") return listPages(sources, blog, posts);
    if (indexed.page.kind !== "post") return [indexed];
    return [
      { ...indexed, context: { ...indexed.context, articles: related.get(String(indexed.context["id"])) ?? [] } },
    ];
  });
};
