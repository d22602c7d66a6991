/** A page to go to, or a gap where two or more are left out. */
export type PageNumber = number | "gap";

/**
 * Which pages a list's navigation names: the first, the last, the current one
 * and its neighbours, such as 1 … 4 5 6 … 112. A gap never stands for a single
 * page, which would take no more room itself.
 *
 * @param current from 1 to `last`
 * @returns at most seven items, in order
 */
export const pageNumbers = (current: number, last: number): PageNumber[] => {
  const named = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  return [...new Set(named)].flatMap((page, index, pages) => {
    const missing = index === 0 ? 0 : page - (pages[index - 1] ?? page) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ["gap" as const, page];
  });
};
