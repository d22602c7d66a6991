import type { Crumb, ListedPage } from "../../domain/listed-page";
import { routes } from "../../domain/paths";
import { mediaDigests } from "../share-images/share-image-path";
import { listBlogPages } from "./list-blog-pages";
import { type DateOf, type Listing, listed } from "./listing";
import type { OnlyPage, PageContent, PageNode, PostPageNode } from "./page-content";

const crumbOf = ({ name }: OnlyPage, path: string): Crumb => ({ name, path });

/** Lists an entry of a folder. @param label what visitors call its kind, where they do */
const entry =
  (listing: Listing, above: readonly Crumb[] = [], label?: string) =>
  (node: PageNode | PostPageNode): ListedPage =>
    listed(
      listing,
      {
        ...{ path: node.path, headline: node.title, ...node.seo },
        // An article's headline is long, and its title for search engines says the same in few words.
        name: "date" in node ? node.seo.title : node.title,
        ...(node.accent !== undefined && { accent: node.accent }),
        ...(node.image !== undefined && { picture: node.image.src }),
        ...("date" in node && { published: node.date }),
        draft: node.draft === true,
        above: [listing.home, ...above],
        files: [node.contentFile],
      },
      label,
    );

interface OnlyPageOptions {
  headline: string;
  picture?: string;
  /** The entries that it shows. */
  shown?: readonly PageNode[];
}

/** Lists a page of which there is one. */
const only = (
  listing: Listing,
  { name, path }: Crumb,
  page: OnlyPage,
  { headline, picture, shown = [] }: OnlyPageOptions,
): ListedPage =>
  listed(listing, {
    ...{ path, name, headline, ...page.seo },
    ...(picture !== undefined && { picture }),
    ...(path === routes.home && { above: [] }),
    files: [page, ...shown].map(({ contentFile }) => contentFile),
  });

/**
 * Every page that has an address to be found at, in the order of the menus: the
 * services, the industries and the articles after the page that lists them.
 *
 * @param content drafts among it where those are built
 * @param preview whether they are
 */
export const listPages = (content: PageContent, dateOf: DateOf, preview: boolean): ListedPage[] => {
  const { homePage, servicesPage, industriesPage, aboutPage, contactPage, blogPage } = content;
  const [services, industries] = [content.services.nodes, content.industries.nodes];
  const { kinds } = content.searchWords;
  const home = crumbOf(homePage, routes.home);
  const listing: Listing = {
    home,
    site: content.siteSettings.name,
    dateOf,
    preview,
    digestOf: mediaDigests(content.media.nodes),
  };
  const lists = {
    services: crumbOf(servicesPage, routes.services),
    industries: crumbOf(industriesPage, routes.industries),
    blog: crumbOf(blogPage, routes.blog),
  };
  return [
    only(listing, home, homePage, {
      headline: homePage.hero.headline,
      picture: homePage.hero.front.src,
      shown: [...services, ...industries],
    }),
    only(listing, lists.services, servicesPage, { ...servicesPage.head, shown: services }),
    ...services.map(entry(listing, [lists.services], kinds.service)),
    only(listing, lists.industries, industriesPage, { ...industriesPage.head, shown: industries }),
    ...industries.map(entry(listing, [lists.industries], kinds.industry)),
    only(listing, crumbOf(aboutPage, routes.about), aboutPage, {
      ...aboutPage.head,
      picture: aboutPage.about.image.src,
    }),
    ...listBlogPages(listing, lists.blog, content),
    ...content.posts.nodes.map(entry(listing, [lists.blog], kinds.post)),
    only(listing, crumbOf(contactPage, routes.contact), contactPage, {
      ...contactPage.head,
      picture: contactPage.image.src,
    }),
    ...content.legalPages.nodes.map(entry(listing)),
  ];
};
