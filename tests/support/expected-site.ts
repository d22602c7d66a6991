import { postLists } from "../../src/domain/blog/tags";
import { type ContentTypeName, type DataOf, typeNeededAt } from "../../src/domain/content/content-types";
import { entriesOf, type Entry, entryPath } from "../../src/domain/content/entry";
import { type EntryList, listPages } from "../../src/domain/list-pages";
import { listHead, type ListLabels } from "../../src/domain/list-texts";
import { routes } from "../../src/domain/paths";
import { publicationState } from "../../src/domain/publication/published";
import type { SiteClock } from "../../src/domain/publication/schedule";
import { subjectNames, workLists } from "../../src/domain/work-lists";
import { checkContent } from "../../src/gatsby/content/check-content";

/** Fields of each page type with its main heading. */
interface Headed {
  title?: string;
  hero?: { headline: string };
  head?: { headline: string };
  blocks?: { headline?: string }[];
}

const headingOf = ({ title, hero, head, blocks }: Headed) => (hero ?? head ?? blocks?.[0])?.headline ?? title ?? "";

export interface ExpectedPage {
  path: string;
  heading: string;
  /** Whether the sitemap, llms.txt and the search omit it. */
  noindex?: boolean;
}

const inOrder = <Item extends { order: number }>(items: Item[]) => items.sort((a, b) => a.order - b.order);

/**
 * Derives from a project's content what its built site has to show.
 *
 * @param root the project's folder
 * @param clock the build time
 */
export const expectedSite = (root: string, clock: SiteClock) => {
  const { entries } = checkContent(root);
  const isPublished = ({ data }: Entry) => publicationState(data, clock) === "shown";
  const published = <Name extends ContentTypeName>(type: Name) =>
    entries
      .filter((entry) => entry.type === type && isPublished(entry))
      .map((entry) => ({ ...(entry.data as DataOf<Name>), path: entryPath(entry) ?? "" }));
  const site = {
    services: inOrder(published("Service")),
    industries: inOrder(published("Industry")),
    posts: published("Post").sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
    caseStudies: published("CaseStudy"),
  };
  const labelsOf = (type: Entry["type"]) => entries.find((entry) => entry.type === type)?.data as unknown as ListLabels;
  const pagesOf = (lists: EntryList<unknown>[], labels: ListLabels): ExpectedPage[] =>
    lists.flatMap(listPages).map((page) => ({ path: page.path, heading: listHead(labels, page).headline }));
  const subjects = subjectNames(
    { industry: site.industries, service: site.services },
    entriesOf(entries, "SearchLabels")[0]?.data.kinds ?? { industry: "", service: "" },
  );
  const listed = [
    // The blog's first page has an entry; that of case studies exists once there is one.
    ...pagesOf(postLists(site.posts), labelsOf("BlogPage")).filter(({ path }) => path !== routes.blog),
    ...pagesOf(workLists(site.caseStudies, subjects), labelsOf("WorkPage")),
  ];
  const entryPages = entries.flatMap((entry): ExpectedPage[] => {
    const path = entryPath(entry);
    if (path === undefined || typeNeededAt(path) !== undefined || !isPublished(entry)) return [];
    const isEmpty = path === routes.blog && site.posts.length === 0;
    const { noindex = isEmpty, ...texts } = entry.data as Headed & Pick<ExpectedPage, "noindex">;
    return [{ path, heading: headingOf(texts), noindex }];
  });
  return { site, everyPage: [...entryPages, ...listed] };
};
