import type { GatsbyBrowser } from "gatsby";

/** Whether a link led to a page, rather than back or forward: the router's `action`, which Gatsby's types leave out. */
const cameByLink = (location: object): boolean => "action" in location && location.action === "PUSH";

/** Whether the browser has scrolled by itself: to a fragment of the page that is shown, or back from there. */
const browserScrolled = (before: Location, after: Location): boolean =>
  !cameByLink(after) && before.pathname === after.pathname && before.search === after.search;

/** Gatsby's own elements: the wrapper of all pages, and the live region that announces a page. */
const wrapperId = "gatsby-focus-wrapper";
const announcerId = "gatsby-announcer";

const targetOf = (hash: string): HTMLElement | null =>
  hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

const focus = (element: HTMLElement): void => {
  if (!element.matches("a[href], button, input, select, textarea, [tabindex]")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** Gatsby announces the heading, which the focus reads out already. It does so in the next frame. */
const announceTitle = (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById(announcerId);
    if (announcer !== null) announcer.textContent = document.title;
  });
};

/** Removes the structured data of the page that was loaded, which does not describe the one shown now. */
const forgetStructuredData = (): void => {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
};

/**
 * Moves the focus when another page is shown: to the target of the hash, or to the page's heading. The router would
 * focus the wrapper of the whole page, so that is made unfocusable.
 */
export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  document.getElementById(wrapperId)?.removeAttribute("tabindex");
  if (prevLocation === null || browserScrolled(prevLocation, location)) return;
  // A link within the page before may have left scrolling to the browser.
  window.history.scrollRestoration = "manual";
  forgetStructuredData();
  const { hash } = location;
  const target = targetOf(hash);
  if (hash !== "" && cameByLink(location)) (target ?? document.documentElement).scrollIntoView();
  const focused = target ?? document.querySelector<HTMLElement>("main h1");
  if (focused !== null) focus(focused);
  announceTitle();
};

/**
 * Scrolls when another page is shown: on Back and Forward at once to the previous position, otherwise to the top,
 * smoothly where the styles say so. `onRouteUpdate` scrolls to the target of a hash.
 *
 * @returns whether Gatsby is to scroll: of the pages that are loaded only one that was left for another without a load,
 *   whose entry in the history says `manual`. The browser scrolls the others, and Gatsby would again at the first touch.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (prevRouterProps === undefined) return window.history.scrollRestoration === "manual";
  if (browserScrolled(prevRouterProps.location, location)) return false;
  if (!cameByLink(location)) {
    const [left, top] = getSavedScrollPosition(location) as [number, number | undefined];
    window.scrollTo({ left, top: top ?? 0, behavior: "instant" });
  } else if (location.hash === "") window.scrollTo({ left: 0, top: 0 });
  return false;
};
