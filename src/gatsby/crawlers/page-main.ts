const start = "<main";
const end = "</main>";

/** What a built page itself shows, without what surrounds every page: its `main` element, as HTML. */
export const mainOf = (html: string): string => {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  return from === -1 || to < from ? "" : html.slice(from, to + end.length);
};
