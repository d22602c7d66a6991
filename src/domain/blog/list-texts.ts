import { fillTemplate } from "../template-text";
import type { ListPage } from "./list-pages";

type ListPosition = Pick<ListPage, "tag" | "page" | "pageCount">;

interface SearchText {
  title: string;
  description: string;
}

interface Head {
  headline: string;
  subline: string;
}

/** What marketers write for the heads of the pages that list articles. */
export interface ListHeads {
  head: Head;
  tagPages: Head;
  /** From the second page of a list on. */
  furtherPages: { subline: string };
}

/** What they write of those pages for search engines. */
export interface ListTemplates extends ListHeads {
  seo: SearchText;
  tagPages: SearchText & Head;
  furtherPages: SearchText & { tagTitle: string; tagDescription: string; subline: string };
}

const fillFor =
  ({ tag = "", page, pageCount }: ListPosition) =>
  (template: string): string =>
    fillTemplate(template, { tag, page, pages: pageCount });

/** What stands at the head of one page of a list. */
export const listHead = ({ head, tagPages, furtherPages }: ListHeads, listPage: ListPosition): Head => {
  const fill = fillFor(listPage);
  const { headline, subline } = listPage.tag === undefined ? head : tagPages;
  return { headline: fill(headline), subline: fill(listPage.page === 1 ? subline : furtherPages.subline) };
};

const searchTemplate = ({ seo, tagPages, furtherPages }: ListTemplates, { tag, page }: ListPosition): SearchText => {
  if (page === 1) return tag === undefined ? seo : tagPages;
  const { title, description, tagTitle, tagDescription } = furtherPages;
  return tag === undefined ? { title, description } : { title: tagTitle, description: tagDescription };
};

/** All words of one page of a list, of which no two pages have the same title or description. */
export const listTexts = (templates: ListTemplates, listPage: ListPosition): { seo: SearchText; head: Head } => {
  const fill = fillFor(listPage);
  const { title, description } = searchTemplate(templates, listPage);
  return { seo: { title: fill(title), description: fill(description) }, head: listHead(templates, listPage) };
};
