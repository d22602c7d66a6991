const popover = /<([a-z]+)(?=[^>]*\spopover=")/;

/**
 * A page's HTML without its popovers, of which nobody sees any before opening it (theme/base-styles).
 *
 * @param html as React writes it: every tag closed, and no `>` within an attribute
 */
export const withoutPopovers = (html: string): string => {
  const start = html.search(popover);
  if (start < 0) return html;
  const rest = html.slice(start);
  const [, name = ""] = popover.exec(rest) ?? [];
  let depth = 0;
  for (const tag of rest.matchAll(new RegExp(`<(/?)${name}[ >]`, "g"))) {
    depth += tag[1] === "" ? 1 : -1;
    if (depth === 0) return html.slice(0, start) + withoutPopovers(rest.slice(tag.index));
  }
  return html;
};
