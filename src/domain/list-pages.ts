import { listPagePath } from "./paths";

const itemsPerPage = 9;

/** A list of entries: all of a type, or those of a subject. */
export interface EntryList<Item> {
  /** The path of its first page. */
  path: string;
  /** The tag, industry or service that its entries share. */
  subject?: string | undefined;
  items: readonly Item[];
}

export interface ListPage {
  path: string;
  /** The path of the list's first page. */
  list: string;
  subject?: string | undefined;
  /** From 1. */
  page: number;
  pageCount: number;
}

/** Splits a list into pages with their items. An empty list has one page. */
export const listPages = <Item>({
  path: list,
  subject,
  items,
}: EntryList<Item>): (ListPage & { items: readonly Item[] })[] => {
  const pageCount = Math.max(1, Math.ceil(items.length / itemsPerPage));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: listPagePath(list, index + 1),
    list,
    subject,
    page: index + 1,
    pageCount,
    items: items.slice(index * itemsPerPage, (index + 1) * itemsPerPage),
  }));
};

/** A page number, or a gap for two or more omitted ones. */
type PageNumber = number | "gap";

/**
 * Returns the items of a pagination, such as 1 … 4 5 6 … 112: at most seven, and no gap for a single page.
 *
 * @param current from 1 to `last`
 */
export const pageNumbers = (current: number, last: number): PageNumber[] => {
  const named = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  return [...new Set(named)].flatMap((page, index, pages) => {
    const missing = index === 0 ? 0 : page - (pages[index - 1] ?? page) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ["gap", page];
  });
};
