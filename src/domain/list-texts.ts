import type * as z from "zod";
import type { pageHead } from "./content/page-shapes";
import type { seo } from "./content/shapes";
import type { ListPage } from "./list-pages";
import type { PageContext } from "./page-entry";
import { fillTemplate } from "./template-text";

type Head = z.infer<typeof pageHead>;
export type SearchText = z.infer<typeof seo>;

/** The content's texts for the pages of a list. */
export interface ListLabels {
  seo: SearchText;
  head: Head;
  subjectPages: Head & SearchText;
  furtherPages: SearchText & { subline: string };
}

/** What the template of a list is told of one of its pages. */
export interface ListContext extends PageContext {
  head: Head;
  listPage: Omit<ListPage, "path">;
}

type Position = Pick<ListPage, "subject" | "page" | "pageCount">;

/** The headline and the subline of one page of a list. */
export const listHead = (labels: ListLabels, { subject, page, pageCount }: Position): Head => {
  const { headline, subline } = subject === undefined ? labels.head : labels.subjectPages;
  const fill = (text: string) => fillTemplate(text, { subject: subject ?? "", page, pages: pageCount });
  return { headline: fill(headline), subline: fill(page === 1 ? subline : labels.furtherPages.subline) };
};

/** The title and the description of one page of a list, for search engines. */
export const listSeo = (labels: ListLabels, { subject, page, pageCount }: Position): SearchText => {
  const first = subject === undefined ? labels.seo : labels.subjectPages;
  const ofSubject = (text: string) => fillTemplate(text, { subject: subject ?? "" });
  const title = ofSubject(first.title);
  if (page === 1) return { title, description: ofSubject(first.description) };
  const fill = (text: string) => fillTemplate(text, { title, page, pages: pageCount });
  return { title: fill(labels.furtherPages.title), description: fill(labels.furtherPages.description) };
};
