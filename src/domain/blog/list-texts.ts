import { fillTemplate } from "../template-text";
import type { PostListPage } from "./list-pages";

type ListPosition = Pick<PostListPage, "tag" | "page" | "pageCount">;

interface SearchText {
  title: string;
  description: string;
}

interface Head {
  headline: string;
  subline: string;
}

/** The content's texts for the pages that list articles. */
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

/** The headline and the subline of one page of a list. */
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
  return tag === undefined ? furtherPages : { title: furtherPages.tagTitle, description: furtherPages.tagDescription };
};

/** All texts of one page of a list. */
export const listTexts = (templates: ListTemplates, listPage: ListPosition): { seo: SearchText; head: Head } => {
  const fill = fillFor(listPage);
  const { title, description } = searchTemplate(templates, listPage);
  const { head, tagPages, furtherPages } = templates;
  return {
    seo: { title: fill(title), description: fill(description) },
    head: listHead(listPage.tag === undefined ? head : tagPages, furtherPages, listPage),
  };
};
