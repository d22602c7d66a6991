import { blogListPages, type ListPage, postsPerPage } from "../../domain/blog/list-pages";
import { listTexts } from "../../domain/blog/list-texts";
import { groupBy } from "../../domain/group-by";
import type { Crumb, ListedPage } from "../../domain/listed-page";
import { fillTemplate } from "../../domain/template-text";
import { type Listing, listed } from "./listing";
import type { PageContent, PostPageNode } from "./page-content";

/** Finds the articles that one page of a list shows. */
const shownAmong = (posts: readonly PostPageNode[]): ((page: ListPage) => readonly PostPageNode[]) => {
  const tagged = posts.flatMap((post) => post.tags.map((tag) => ({ tag, post })));
  const groups = [...groupBy(tagged, ({ tag }) => tag)];
  const byTag = new Map(groups.map(([tag, group]) => [tag, group.map(({ post }) => post)]));
  return ({ tag, page }) => {
    const list = tag === undefined ? posts : (byTag.get(tag) ?? []);
    return list.slice((page - 1) * postsPerPage, page * postsPerPage);
  };
};

/** The pages that list articles: all of them, and those of each tag. */
export const listBlogPages = (
  listing: Listing,
  blog: Crumb,
  { blogPage, posts }: Pick<PageContent, "blogPage" | "posts">,
): ListedPage[] => {
  const shownOn = shownAmong(posts.nodes);
  return blogListPages(posts.nodes).map((page) => {
    const { head, seo } = listTexts(blogPage, page);
    const first = { name: page.tag ?? blog.name, path: page.list };
    const isFirst = page.page === 1;
    return listed(listing, {
      path: page.path,
      name: isFirst ? first.name : fillTemplate(blogPage.furtherPages.page, { page: page.page }),
      headline: head.headline,
      ...seo,
      above: [listing.home, ...(page.tag === undefined ? [] : [blog]), ...(isFirst ? [] : [first])],
      files: [blogPage, ...shownOn(page)].map(({ contentFile }) => contentFile),
    });
  });
};
