import type * as z from "zod";
import type { blogPageSchema } from "./content/blog-page";
import type { ListPage } from "./list-pages";
import type { PageContext } from "./page-entry";
import { fillTemplate } from "./template-text";

/** The content's labels for the pages of an article or case study list. */
export type ListLabels = Pick<z.infer<typeof blogPageSchema>, "seo" | "head" | "subjectPages" | "furtherPages">;

type Head = ListLabels["head"];
export type SearchText = ListLabels["seo"];

/** The page context of a list's template. */
export interface ListContext extends PageContext {
  head: Head;
  listPage: Omit<ListPage, "path">;
}

type Position = Pick<ListPage, "subject" | "page" | "pageCount">;

export const listHead = (labels: ListLabels, { subject, page, pageCount }: Position): Head => {
  const { headline, subline } = subject === undefined ? labels.head : labels.subjectPages;
  const fill = (text: string) => fillTemplate(text, { subject: subject ?? "", page, pages: pageCount });
  return { headline: fill(headline), subline: fill(page === 1 ? subline : labels.furtherPages.subline) };
};

export const listSeo = (labels: ListLabels, { subject, page, pageCount }: Position): SearchText => {
  const first = subject === undefined ? labels.seo : labels.subjectPages;
  const ofSubject = (text: string) => fillTemplate(text, { subject: subject ?? "" });
  const title = ofSubject(first.title);
  if (page === 1) return { title, description: ofSubject(first.description) };
  const fill = (text: string) => fillTemplate(text, { title, page, pages: pageCount });
  return { title: fill(labels.furtherPages.title), description: fill(labels.furtherPages.description) };
};
