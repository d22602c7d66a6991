import { relatedPosts } from "../../domain/blog/related-posts";
import { postLists } from "../../domain/blog/tags";
import { type PageKind, contentTypes } from "../../domain/content/content-types";
import { type EntryList, listPages, type ListPage } from "../../domain/list-pages";
import { listHead, listSeo } from "../../domain/list-texts";
import { type WorkFilter, workFilterPath } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { subjectNames, workLists } from "../../domain/work-lists";
import { type EntryNode, inOrder } from "./entry-nodes";
import { crumbOf, type IndexedPage, type IndexSources, pageEntry } from "./page-entry";

type ListedEntry = EntryNode<"Post" | "CaseStudy">;
type ListType = "BlogPage" | "WorkPage";

/** Returns a page of a list, with the list of all entries and the list's first page as breadcrumbs. */
const listEntry = (
  sources: IndexSources,
  type: ListType,
  node: EntryNode<ListType>,
  { items, headline, ...list }: ListPage & { items: readonly ListedEntry[]; headline: string },
) => {
  const first = { name: list.subject ?? node.name, path: list.list };
  const isFirst = list.page === 1;
  return pageEntry(sources, {
    path: list.path,
    kind: contentTypes[type].page.kind,
    name: isFirst ? first.name : fillTemplate(node.furtherPages.page, { page: list.page }),
    headline,
    ...listSeo(node, list),
    above: [
      ...crumbOf(sources, "HomePage"),
      ...(list.subject === undefined ? [] : crumbOf(sources, type)),
      ...(isFirst ? [] : [first]),
    ],
    unlisted: items.length === 0,
    entries: [node, ...items],
  });
};

/**
 * Returns the pages of lists; none if the file with their labels is missing. Their contexts hold the ids of the entries
 * they show, since a query over all entries would run again after each edit of one.
 */
const listedPages = (
  sources: IndexSources,
  type: ListType,
  lists: readonly EntryList<ListedEntry>[],
  contextOf: (list: ListPage) => object,
): IndexedPage[] =>
  sources.nodesOf(type).flatMap((node) =>
    lists.flatMap(listPages).map((list) => {
      const { path: _path, items, ...listPage } = list;
      const head = listHead(node, list);
      const page = listEntry(sources, type, node, { ...list, headline: head.headline });
      return { page, context: { listPage, head, ids: items.map(({ id }) => id), ...contextOf(list) } };
    }),
  );

/** The number of case studies on the page of a service or an industry. */
const relatedStudies = 3;

type Replacement = Partial<Record<PageKind, (indexed: IndexedPage) => IndexedPage[]>>;

/** The blog is replaced by the pages of its lists; articles get related ones, which are no drafts. */
const blogReplacement = (sources: IndexSources): Replacement => {
  const posts = inOrder("Post", sources.nodesOf("Post"));
  const lists = postLists(posts);
  const tags = lists.flatMap(({ subject, path, items }) =>
    subject === undefined ? [] : [{ name: subject, path, count: items.length }],
  );
  const relatedTo = relatedPosts(posts.filter(({ draft }) => draft !== true));
  return {
    blog: () => listedPages(sources, "BlogPage", lists, ({ subject }) => (subject === undefined ? { tags } : {})),
    post: ({ page, context }) => [
      { page, context: { ...context, articles: relatedTo.get(String(context["id"])) ?? [] } },
    ],
  };
};

/** The page of all work is replaced by the pages of its lists; services and industries get their case studies. */
const workReplacement = (sources: IndexSources): Replacement => {
  const industries = inOrder("Industry", sources.nodesOf("Industry"));
  const services = inOrder("Service", sources.nodesOf("Service"));
  const [labels] = sources.nodesOf("SearchLabels");
  const kinds = labels?.kinds ?? { industry: "", service: "" };
  const names = subjectNames({ industry: industries, service: services }, kinds);
  const lists = workLists(inOrder("CaseStudy", sources.nodesOf("CaseStudy")), names);
  const studiesOf = (list: string) => lists.find(({ path }) => path === list)?.items ?? [];
  const counted = (by: WorkFilter, subjects: readonly { title: string; slug: string }[]) =>
    subjects.flatMap(({ title, slug }) => {
      const path = workFilterPath(by, slug);
      const count = studiesOf(path).length;
      return count === 0 ? [] : [{ name: title, path, count }];
    });
  const filters = { industries: counted("industry", industries), services: counted("service", services) };
  const withStudies =
    (by: WorkFilter) =>
    ({ page, context }: IndexedPage): IndexedPage[] => {
      const studies = studiesOf(workFilterPath(by, page.path.slice(page.path.lastIndexOf("/") + 1)));
      return [{ page, context: { ...context, caseStudies: studies.slice(0, relatedStudies).map(({ id }) => id) } }];
    };
  return {
    work: () => listedPages(sources, "WorkPage", lists, () => ({ filters })),
    service: withStudies("service"),
    industry: withStudies("industry"),
  };
};

/**
 * Replaces the pages of all articles and all case studies by the pages of their lists (none without case studies), and
 * adds related articles and case studies to the contexts of other pages.
 */
export const withLists = (sources: IndexSources, pages: readonly IndexedPage[]): IndexedPage[] => {
  const replacement = { ...blogReplacement(sources), ...workReplacement(sources) };
  return pages.flatMap((indexed) => replacement[indexed.page.kind]?.(indexed) ?? [indexed]);
};
