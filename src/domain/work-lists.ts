import { groupBy } from "./group-by";
import type { EntryList } from "./list-pages";
import { routes, workFilterPath } from "./paths";

/** Of a case study with errors, some may be missing. */
interface FiledStudy {
  industry?: string;
  services?: readonly string[];
}

const listsOf = ({ industry, services = [] }: FiledStudy): string[] => [
  routes.work,
  ...(industry === undefined ? [] : [workFilterPath("industry", industry)]),
  ...new Set(services.map((slug) => workFilterPath("service", slug))),
];

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
