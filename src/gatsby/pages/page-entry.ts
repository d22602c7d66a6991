import { type ContentTypeName, contentType, pageName } from "../../domain/content/content-types";
import type { Crumb, PageEntry } from "../../domain/page-entry";
import { routes } from "../../domain/paths";
import type { SiteClock } from "../../domain/publication/schedule";
import { shareImagePath } from "../share-images/share-image-path";
import type { EntryNode } from "./entry-nodes";
import type { DateOf } from "./git-dates";

/** What the page index is made of. */
export interface IndexSources {
  nodesOf: <Name extends ContentTypeName>(type: Name) => readonly EntryNode<Name>[];
  dateOf: DateOf;
  clock: SiteClock;
  /** A digest of a picture's bytes, by its URL in content. */
  digestOf: (picture?: string) => string | undefined;
  /** Whether drafts are shown. */
  preview: boolean;
}

/** A page, and what its template is told: the context of Gatsby's `createPage`. */
export interface IndexedPage {
  page: PageEntry;
  context: Record<string, unknown>;
}

/** What differs from page to page. */
interface PageDraft extends Omit<
  PageEntry,
  "label" | "shareImage" | "breadcrumbs" | "unlisted" | "noindex" | "modified"
> {
  label?: string | undefined;
  /** What stands above it in its breadcrumbs. */
  above: readonly Crumb[];
  unlisted?: boolean;
  /** What it shows. */
  entries: readonly { contentFile: string; publishAt?: string | undefined }[];
}

/** The newest of some dates; unknown where one of them is. */
const newest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.includes(undefined) ? undefined : dates.toSorted().at(-1);

/** The pages above it, as far as its headline does not name them. */
const labelOf = ([, ...below]: readonly Crumb[], headline: string): string =>
  below
    .map(({ name }) => name)
    .filter((name) => !headline.includes(name))
    .join(" · ");

/** Adds to a page what all pages derive in the same way. */
export const pageEntry = (
  { nodesOf, dateOf, clock, digestOf, preview }: IndexSources,
  { above, unlisted = false, entries, ...page }: PageDraft,
): PageEntry => {
  // An entry changes its page and its lists when it appears, and an article not before its own date.
  const appearances = [
    ...entries.flatMap(({ publishAt }) => (publishAt === undefined ? [] : [clock.instantOf(publishAt)])),
    ...(page.published === undefined ? [] : [Date.parse(page.published)]),
  ];
  const past = appearances.filter((time) => time <= clock.now).map((time) => new Date(time).toISOString());
  const modified = newest([...entries.map(({ contentFile }) => dateOf(contentFile)), ...past]);
  const breadcrumbs = [...above, { name: page.name, path: page.path }];
  const label = page.label ?? labelOf(breadcrumbs, page.headline);
  const [site] = nodesOf("SiteSettings");
  return {
    ...page,
    ...(modified !== undefined && { modified }),
    ...{ label, unlisted, noindex: unlisted || preview, breadcrumbs },
    shareImage: shareImagePath({ ...page, label, picture: digestOf(page.picture), site: site?.name ?? "" }),
  };
};

/** The page of a type that has one, as breadcrumbs name it; none where its file is missing. */
export const crumbOf = ({ nodesOf }: IndexSources, type: ContentTypeName): Crumb[] => {
  const { page } = contentType(type);
  if (page === undefined) return [];
  return nodesOf(type).map((node) => ({ name: pageName(page, node), path: node.path ?? routes.home }));
};
