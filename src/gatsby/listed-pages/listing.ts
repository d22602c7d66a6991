import type { Crumb, ListedPage } from "../../domain/listed-page";
import { pageKindOf } from "../../domain/page-kind";
import { type mediaDigests, shareImagePath } from "../share-images/share-image-path";

/** When a file was changed last, as an ISO 8601 instant, where that is known. */
export type DateOf = (file: string) => string | undefined;

/** What it takes to list a page. */
export interface Listing {
  home: Crumb;
  /** The name of the site. */
  site: string;
  dateOf: DateOf;
  /** Whether it is a site that shows drafts. */
  preview: boolean;
  /** A digest of a picture's bytes, by its address in content. */
  digestOf: ReturnType<typeof mediaDigests>;
}

interface Unlisted extends Omit<
  ListedPage,
  "kind" | "label" | "shareImage" | "trail" | "draft" | "noindex" | "modified"
> {
  /** What stands above it in its trail; the home page alone unless told. */
  above?: readonly Crumb[];
  draft?: boolean;
  /** The files that hold what it shows. */
  files: readonly string[];
}

/** The newest of some dates; unknown where one of them is. */
const newest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.includes(undefined) ? undefined : dates.toSorted().at(-1);

/** Where a page belongs, and what it is called there unless its headline says so. */
const placeOf = ([, ...below]: readonly Crumb[], headline: string): string =>
  below
    .map(({ name }) => name)
    .filter((name) => !headline.includes(name))
    .join(" · ");

/**
 * A page of the list.
 *
 * @param kind what visitors call its kind, where they do
 */
export const listed = (
  { home, site, dateOf, digestOf, preview }: Listing,
  { above = [home], draft = false, files, ...page }: Unlisted,
  kind?: string,
): ListedPage => {
  const modified = newest(files.map(dateOf));
  const trail = [...above, { name: page.name, path: page.path }];
  const label = kind ?? placeOf(trail, page.headline);
  return {
    ...page,
    kind: pageKindOf(page.path),
    ...(modified !== undefined && { modified }),
    ...{ label, draft, noindex: draft || preview, trail },
    shareImage: shareImagePath({ ...page, label, picture: digestOf(page.picture), site }),
  };
};
