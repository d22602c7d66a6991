/**
 * Whether a page was come to by a link, rather than back or forward. The router
 * says `PUSH` of the one and nothing of the other, which Gatsby's types leave out.
 */
export const cameByLink = (location: object): boolean => "action" in location && location.action === "PUSH";
