import { groupBy } from "./group-by";
import type { EntryList } from "./list-pages";
import { routes, type WorkFilter, workFilterPath } from "./paths";

/** A case study with errors may lack either. */
export interface FiledStudy {
  industry?: string;
  services?: readonly string[];
}

const listsOf = ({ industry, services = [] }: FiledStudy): string[] => [
  routes.work,
  ...(industry === undefined ? [] : [workFilterPath("industry", industry)]),
  ...new Set(services.map((slug) => workFilterPath("service", slug))),
];

/** An industry or a service. */
interface Subject {
  title: string;
  slug: string;
}

/**
 * Returns the names of industries and services by the paths of their lists. A name shared by an industry and a service
 * gets its kind appended, or two pages would have the same title.
 *
 * @param kinds the labels of the two kinds
 */
export const subjectNames = (
  subjects: Readonly<Record<WorkFilter, readonly Subject[]>>,
  kinds: Readonly<Record<WorkFilter, string>>,
): Map<string, string> => {
  const named = (by: WorkFilter, other: WorkFilter) =>
    subjects[by].map(({ title, slug }) => {
      const isShared = subjects[other].some((subject) => subject.title === title);
      return [workFilterPath(by, slug), isShared ? `${title} (${kinds[by]})` : title] as const;
    });
  return new Map([...named("industry", "service"), ...named("service", "industry")]);
};

/**
 * Returns the case study lists: one of all, one for each industry and one for each service, without empty lists.
 *
 * @param names the names of industries and services by the paths of their lists
 */
export const workLists = <Study extends FiledStudy>(
  studies: readonly Study[],
  names?: ReadonlyMap<string, string>,
): EntryList<Study>[] => {
  const filed = studies.flatMap((study) => listsOf(study).map((path) => ({ path, study })));
  return [...groupBy(filed, ({ path }) => path)].map(([path, same]) => ({
    path,
    subject: names?.get(path),
    items: same.map(({ study }) => study),
  }));
};
