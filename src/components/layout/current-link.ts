/**
 * The `aria-current` of a link in a menu: `page` on the page itself, `true` on one below it.
 *
 * @param path the canonical path of the page shown
 */
export const currentLink = (path: string, to: string): "page" | "true" | undefined => {
  if (path === to) return "page";
  return path.startsWith(`${to}/`) ? "true" : undefined;
};
