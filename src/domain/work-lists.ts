import { groupBy } from "./group-by";
import type { EntryList } from "./list-pages";
import { routes, type WorkFilter, workFilterPath } from "./paths";

/** Of a case study with errors, some may be missing. */
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
 * What the lists of industries and services are about, by their paths. A name that an industry and a service share says
 * which of the two it is, or two pages would be called alike.
 *
 * @param kinds what an industry and a service are called
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
 * The lists of case studies: all of them, those of each industry and of each service. Where there are none, there is no
 * list.
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
