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

/** What marketers write for the pages that list articles: for visitors and for search engines. */
export interface ListTemplates {
  seo: SearchText;
  head: Head;
  tagPages: SearchText & Head;
  /** From the second page of a list on. */
  furtherPages: SearchText & { tagTitle: string; tagDescription: string; subline: string };
}

const fillFor =
  ({ tag = "", page, pageCount }: ListPosition) =>
  (template: string): string =>
    fillTemplate(template, { tag, page, pages: pageCount });

/**
 * What stands at the head of one page of a list.
 *
 * @param head what is written for the list
 * @param furtherPages what is written for its pages from the second on
 */
export const listHead = (
  { headline, subline }: Head,
  furtherPages: { subline: string },
  listPage: ListPosition,
): Head => {
  const fill = fillFor(listPage);
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
  const { head, tagPages, furtherPages } = templates;
  return {
    seo: { title: fill(title), description: fill(description) },
    head: listHead(listPage.tag === undefined ? head : tagPages, furtherPages, listPage),
  };
};
