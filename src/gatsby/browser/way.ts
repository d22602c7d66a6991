/**
 * Whether a page was come to by a link, rather than back or forward. The router
 * says `PUSH` of the one and nothing of the other, which Gatsby's types leave out.
 */
export const cameByLink = (location: object): boolean => "action" in location && location.action === "PUSH";

/**
 * Whether the browser has done it all: it has gone to a place on the page that
 * is shown, by a plain link to a hash or back from there.
 */
export const wentByItself = (before: Location, after: Location): boolean =>
  !cameByLink(after) && before.pathname === after.pathname && before.search === after.search;
