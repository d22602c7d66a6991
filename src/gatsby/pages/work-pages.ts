import { itemsOn, type ListPage } from "../../domain/list-pages";
import { routes, workFilterPath } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { workListHead, workListPages, workLists, workListSeo } from "../../domain/work-lists";
import { type EntryNode, inOrder } from "./entry-nodes";
import { type IndexedPage, type IndexSources, pageEntry } from "./page-index";

type WorkPage = EntryNode<"WorkPage">;
type CaseStudies = readonly EntryNode<"CaseStudy">[];

/** One page of the list of all case studies, or of those of an industry or a service. */
const listEntry = (
  sources: IndexSources,
  workPage: WorkPage,
  list: ListPage,
  { shown, subject }: { shown: CaseStudies; subject: string | undefined },
) => {
  const [home] = sources.nodesOf("HomePage");
  const first = { name: subject ?? workPage.name, path: list.list };
  const isFirst = list.page === 1;
  return pageEntry(sources, {
    path: list.path,
    kind: "work",
    name: isFirst ? first.name : fillTemplate(workPage.furtherPages.page, { page: list.page }),
    headline: workListHead(workPage, list, subject).headline,
    ...workListSeo(workPage, list, subject),
    above: [
      ...(home === undefined ? [] : [{ name: home.name, path: routes.home }]),
      ...(subject === undefined ? [] : [{ name: workPage.name, path: routes.work }]),
      ...(isFirst ? [] : [first]),
    ],
    files: [workPage, ...shown].map(({ contentFile }) => contentFile),
  });
};

/** The industries and the services in their order, each with the path of its list of case studies. */
const subjectsOf = ({ nodesOf }: IndexSources) => ({
  industries: inOrder("Industry", nodesOf("Industry")).map(({ slug, title }) => ({
    name: title,
    path: workFilterPath("industry", slug),
  })),
  services: inOrder("Service", nodesOf("Service")).map(({ slug, title }) => ({
    name: title,
    path: workFilterPath("service", slug),
  })),
});

type Subjects = ReturnType<typeof subjectsOf>["industries"];
type Lists = ReadonlyMap<string, CaseStudies>;

/** The pages that list case studies. The ids of these stand in the context, as those of articles do. */
const listPages = (sources: IndexSources, workPage: WorkPage, lists: Lists): IndexedPage[] => {
  const { industries, services } = subjectsOf(sources);
  const names = new Map([...industries, ...services].map(({ name, path }) => [path, name]));
  const counted = (subjects: Subjects) =>
    subjects
      .map((subject) => ({ ...subject, count: lists.get(subject.path)?.length ?? 0 }))
      .filter(({ count }) => count > 0);
  const filters = { industries: counted(industries), services: counted(services) };
  return workListPages(lists.get(routes.work) ?? []).map((list) => {
    const shown = itemsOn(list, lists.get(list.list) ?? []);
    const subject = names.get(list.list);
    const { path: _path, ...listPage } = list;
    return {
      page: listEntry(sources, workPage, list, { shown, subject }),
      context: { listPage, filters, subject, caseStudies: shown.map(({ id }) => id) },
    };
  });
};

/** How many case studies the page of a service or an industry shows. */
const relatedCount = 3;

/**
 * Puts the lists of case studies in the place of their own page, none where there is no case study, and tells services
 * and industries which case studies they show.
 */
export const withWorkLists = (sources: IndexSources, pages: readonly IndexedPage[]): IndexedPage[] => {
  const [workPage] = sources.nodesOf("WorkPage");
  const lists: Lists = workLists(inOrder("CaseStudy", sources.nodesOf("CaseStudy")));
  return pages.flatMap((indexed) => {
    const { path, kind } = indexed.page;
    if (kind === "work" && workPage !== undefined) return listPages(sources, workPage, lists);
    if (kind !== "service" && kind !== "industry") return [indexed];
    const related = lists.get(workFilterPath(kind, path.slice(path.lastIndexOf("/") + 1))) ?? [];
    const caseStudies = related.slice(0, relatedCount).map(({ id }) => id);
    return [{ ...indexed, context: { ...indexed.context, caseStudies } }];
  });
};
