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

/** What marketers write for the pages that list articles. */
export interface ListTemplates {
  seo: SearchText;
  head: Head;
  tagPages: SearchText & Head;
  /** From the second page of a list on. */
  furtherPages: SearchText & { tagTitle: string; tagDescription: string; subline: string };
}

const searchTemplate = ({ seo, tagPages, furtherPages }: ListTemplates, { tag, page }: ListPosition): SearchText => {
  if (page === 1) return tag === undefined ? seo : tagPages;
  const { title, description, tagTitle, tagDescription } = furtherPages;
  return tag === undefined ? { title, description } : { title: tagTitle, description: tagDescription };
};

/** The words of one page of a list, of which no two pages have the same title or description. */
export const listTexts = (templates: ListTemplates, listPage: ListPosition): { seo: SearchText; head: Head } => {
  const { tag = "", page, pageCount } = listPage;
  const fill = (template: string) => fillTemplate(template, { tag, page, pages: pageCount });
  const { title, description } = searchTemplate(templates, listPage);
  const { headline, subline } = listPage.tag === undefined ? templates.head : templates.tagPages;
  return {
    seo: { title: fill(title), description: fill(description) },
    head: { headline: fill(headline), subline: fill(page === 1 ? subline : templates.furtherPages.subline) },
  };
};
