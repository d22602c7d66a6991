import { listPagePath } from "./paths";

const itemsPerPage = 9;

/** A list of entries: all of a type, or those of a subject. */
export interface EntryList<Item> {
  /** The path of its first page. */
  path: string;
  /** The tag, the industry or the service that its entries have in common. */
  subject?: string | undefined;
  items: readonly Item[];
}

/** One page of a list. */
export interface ListPage {
  path: string;
  /** The path of the list's first page. */
  list: string;
  subject?: string | undefined;
  /** From 1. */
  page: number;
  pageCount: number;
}

/** The pages of a list, each with the items that it shows. The first exists even when the list is empty. */
export const listPages = <Item>({
  path: list,
  subject,
  items,
}: EntryList<Item>): (ListPage & { items: readonly Item[] })[] => {
  const pageCount = Math.max(1, Math.ceil(items.length / itemsPerPage));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: listPagePath(list, index + 1),
    list,
    ...(subject !== undefined && { subject }),
    page: index + 1,
    pageCount,
    items: items.slice(index * itemsPerPage, (index + 1) * itemsPerPage),
  }));
};

/** A page to go to, or a gap where two or more are left out. */
type PageNumber = number | "gap";

/**
 * The pages that a list's navigation names, such as 1 … 4 5 6 … 112: at most seven items, and no gap for a single page.
 *
 * @param current from 1 to `last`
 */
export const pageNumbers = (current: number, last: number): PageNumber[] => {
  const named = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  return [...new Set(named)].flatMap((page, index, pages) => {
    const missing = index === 0 ? 0 : page - (pages[index - 1] ?? page) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ["gap" as const, page];
  });
};
