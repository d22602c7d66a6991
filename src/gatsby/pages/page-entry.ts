import { type ContentTypeName, contentType, pageName } from "../../domain/content/content-types";
import type { Crumb, PageEntry } from "../../domain/page-entry";
import { routes } from "../../domain/paths";
import type { SiteClock } from "../../domain/publication/schedule";
import { shareImagePath } from "../share-images/share-image-path";
import type { EntryNode } from "./entry-nodes";
import type { DateOf } from "./git-dates";

/** The input of the page index. */
export interface IndexSources {
  nodesOf: <Name extends ContentTypeName>(type: Name) => readonly EntryNode<Name>[];
  dateOf: DateOf;
  clock: SiteClock;
  /** The digest of each picture's bytes, by its URL in content. */
  digests: ReadonlyMap<string, string>;
  /** Whether drafts are shown. */
  preview: boolean;
}

/** A page and its template's context for Gatsby's `createPage`. */
export interface IndexedPage {
  page: PageEntry;
  context: Record<string, unknown>;
}

/** The input that differs by page. */
interface PageDraft extends Omit<
  PageEntry,
  "label" | "shareImage" | "breadcrumbs" | "unlisted" | "noindex" | "modified"
> {
  label?: string | undefined;
  /** Its ancestors in the breadcrumbs. */
  above: readonly Crumb[];
  unlisted?: boolean;
  /** Those it shows. */
  entries: readonly { contentFile: string; publishAt?: string | undefined }[];
}

/** Returns the newest date; undefined, which is sorted last, if any is undefined. */
const newest = (dates: readonly (string | undefined)[]): string | undefined => dates.toSorted().at(-1);

/** Joins breadcrumbs below home that the headline does not name. */
const labelOf = ([, ...below]: readonly Crumb[], headline: string): string =>
  below
    .map(({ name }) => name)
    .filter((name) => !headline.includes(name))
    .join(" · ");

/** Adds the fields that all pages derive in the same way. */
export const pageEntry = (
  { nodesOf, dateOf, clock, digests, preview }: IndexSources,
  { above, unlisted = false, entries, ...page }: PageDraft,
): PageEntry => {
  // A scheduled entry changes its page and its lists when it appears, an article not before its date.
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
    label,
    unlisted,
    noindex: unlisted || preview,
    breadcrumbs,
    shareImage: shareImagePath({ ...page, label, picture: digests.get(page.picture ?? ""), site: site?.name ?? "" }),
  };
};

/** Returns the breadcrumb of a single-file type's page; none if its file is missing. */
export const crumbOf = ({ nodesOf }: IndexSources, type: ContentTypeName): Crumb[] => {
  const { page } = contentType(type);
  if (page === undefined) return [];
  return nodesOf(type).map((node) => ({ name: pageName(page, node), path: node.path ?? routes.home }));
};
