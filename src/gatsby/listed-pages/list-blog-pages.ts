import { articlesOnPages, blogListPages } from "../../domain/blog/list-pages";
import { listTexts } from "../../domain/blog/list-texts";
import type { Crumb, ListedPage } from "../../domain/listed-page";
import { fillTemplate } from "../../domain/template-text";
import { type Listing, listed } from "./listing";
import type { PageContent } from "./page-content";

/** The pages that list articles: all of them, and those of each tag. */
export const listBlogPages = (
  listing: Listing,
  blog: Crumb,
  { blogPage, posts }: Pick<PageContent, "blogPage" | "posts">,
): ListedPage[] => {
  const shownOn = articlesOnPages(posts.nodes);
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
