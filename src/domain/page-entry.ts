import type { Accent } from "./accents";
import type { PageKind } from "./content/content-types";
import type { Withheld } from "./publication/published";

/** A breadcrumb: an ancestor of a page, or the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** A page of the page index, from which its head, breadcrumbs, the sitemap, feeds, `llms.txt` and share images derive. */
export interface PageEntry {
  /** Its canonical path. */
  path: string;
  kind: PageKind;
  /** Its name in breadcrumbs. */
  name: string;
  /** Its main heading, or its name if that is a slogan. */
  headline: string;
  /** Its title for search engines, without the site's name. */
  title: string;
  /** Its description for search engines. */
  description: string;
  /** Its kind or its ancestors, as a label for visitors; "" if the headline says it all. */
  label: string;
  /** From the home page to the page itself; the home page has only itself. */
  breadcrumbs: readonly Crumb[];
  accent?: Accent | undefined;
  /** Its representative picture, by its URL in content. */
  picture?: string | undefined;
  /** The day of an article or a case study, `yyyy-mm-dd`. */
  published?: string | undefined;
  /** When its content last changed, as an ISO 8601 instant; undefined without Git history. */
  modified?: string | undefined;
  /** Set if only previews show it. */
  withheld?: Withheld | undefined;
  /** Whether sitemap, feed and search omit it: a draft, a page with `noindex`, or an empty list. */
  unlisted: boolean;
  /** Whether it has the robots tag `noindex`: an unlisted page, and all pages of a build that shows drafts. */
  noindex: boolean;
  /** Whether it has no menu and no footer. */
  bare?: boolean;
  /** The path of its image for social networks. */
  shareImage: string;
}

/** The context of every page of the index, passed to `createPage`. */
export interface PageContext {
  page: PageEntry;
}

/** In pixels, as social networks expect. */
export const shareImageSize = { width: 1200, height: 630 } as const;
