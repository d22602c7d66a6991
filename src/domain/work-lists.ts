import { groupBy } from "./group-by";
import { type ListPage, listPages } from "./list-pages";
import { routes, workFilterPath } from "./paths";
import { fillTemplate } from "./template-text";

interface FiledWork {
  industry: string;
  services: readonly string[];
}

const listsOf = ({ industry, services }: FiledWork): string[] => [
  routes.work,
  workFilterPath("industry", industry),
  ...new Set(services.map((slug) => workFilterPath("service", slug))),
];

/** The case studies of each list, by the path of its first page. Where there are none, there is no list. */
export const workLists = <Work extends FiledWork>(work: readonly Work[]): Map<string, Work[]> => {
  const listed = groupBy(
    work.flatMap((study) => listsOf(study).map((path) => ({ path, study }))),
    ({ path }) => path,
  );
  return new Map([...listed].map(([path, same]) => [path, same.map(({ study }) => study)]));
};

/** Every page that lists case studies: all of them, those of an industry and those of a service. */
export const workListPages = (work: readonly FiledWork[]): ListPage[] =>
  [...workLists(work)].flatMap(([path, same]) => listPages(path, same.length));

interface Head {
  headline: string;
  subline: string;
}

interface SearchText {
  title: string;
  description: string;
}

/** The content's texts for the pages that list case studies. */
interface WorkListLabels {
  seo: SearchText;
  head: Head;
  filterPages: SearchText & Head;
  furtherPages: SearchText & { subline: string };
}

interface HeadLabels {
  head: Head;
  filterPages: Head;
  furtherPages: { subline: string };
}

type Position = Pick<ListPage, "page" | "pageCount">;

/**
 * The headline and the subline of one page of a list.
 *
 * @param subject the industry or the service, if the list is of one
 */
export const workListHead = (labels: HeadLabels, { page, pageCount }: Position, subject?: string): Head => {
  const { headline, subline } = subject === undefined ? labels.head : labels.filterPages;
  const fill = (text: string) => fillTemplate(text, { subject: subject ?? "", page, pages: pageCount });
  return { headline: fill(headline), subline: fill(page === 1 ? subline : labels.furtherPages.subline) };
};

/** The title and the description of one page of a list, for search engines. */
export const workListSeo = (labels: WorkListLabels, { page, pageCount }: Position, subject?: string): SearchText => {
  const first = subject === undefined ? labels.seo : labels.filterPages;
  const title = fillTemplate(first.title, { subject: subject ?? "" });
  if (page === 1) return { title, description: fillTemplate(first.description, { subject: subject ?? "" }) };
  const fill = (text: string) => fillTemplate(text, { title, page, pages: pageCount });
  return { title: fill(labels.furtherPages.title), description: fill(labels.furtherPages.description) };
};
