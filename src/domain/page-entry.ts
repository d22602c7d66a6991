import type { Accent } from "./accents";
import type { PageKind } from "./content/content-types";
import type { Withheld } from "./publication/published";

/** A page on the way from the home page to another one, or that page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** A page of the page index, from which its head, breadcrumbs, the sitemap, feeds, `llms.txt` and share images derive. */
export interface PageEntry {
  /** Its canonical path. */
  path: string;
  kind: PageKind;
  /** What it is called in breadcrumbs. */
  name: string;
  /** Its main heading, or what names it where that is a slogan. */
  headline: string;
  /** Its title for search engines, without the site's name. */
  title: string;
  /** Its description for search engines. */
  description: string;
  /** What kind of page it is or where it belongs, in words that visitors read; "" where its headline says all. */
  label: string;
  /** From the home page to the page itself; the home page's has only itself. */
  breadcrumbs: readonly Crumb[];
  accent?: Accent | undefined;
  /** The picture that stands for it, by its URL in content. */
  picture?: string | undefined;
  /** The day of an article, `yyyy-mm-dd`. */
  published?: string | undefined;
  /** When what it shows was changed last, as an ISO 8601 instant; unknown without the project's history. */
  modified?: string | undefined;
  /** Of a page that only previews show. */
  withheld?: Withheld | undefined;
  /** Whether it is in no sitemap, feed or search: a draft, and a page that says so. */
  unlisted: boolean;
  /** Whether search engines are told to leave it out: an unlisted page, and all pages of a build that shows drafts. */
  noindex: boolean;
  /** Whether there is no menu and no footer around it. */
  bare?: boolean;
  /** The path of the picture that social networks show of it. */
  shareImage: string;
}

/** What `createPage` gives to the template of every page of the index. */
export interface PageContext {
  page: PageEntry;
}

/** What social networks expect of a share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;
