import type { GatsbyBrowser } from "gatsby";
import { cameByLink, wentByItself } from "./way";

/** Back and forward are no journey: the reader is there at once. */
const behavior = "instant";

/**
 * Scrolls when another page is shown: to where the reader was on the way back
 * and forward, to the top otherwise, smoothly where motion is wanted (the
 * style sheet says where). The target of a hash is `onRouteUpdate`'s.
 *
 * @returns false when this or the browser has scrolled, so that Gatsby does not; true for the first page, which is the browser's own
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (prevRouterProps === undefined) return true;
  if (wentByItself(prevRouterProps.location, location)) return false;
  if (!cameByLink(location)) {
    const [left, top] = getSavedScrollPosition(location) as [number, number | undefined];
    window.scrollTo({ left, top: top ?? 0, behavior });
  } else if (location.hash === "") window.scrollTo({ left: 0, top: 0 });
  return false;
};
