import type { GatsbyBrowser } from "gatsby";

/** Whether a link led here, not Back or Forward: the router's `action`, which Gatsby's types lack. */
const cameByLink = (location: object): boolean => "action" in location && location.action === "PUSH";

/** Whether the browser itself has scrolled: to a fragment of the current page, or back from there. */
const browserScrolled = (before: Location, after: Location): boolean =>
  !cameByLink(after) && before.pathname === after.pathname && before.search === after.search;

/** Gatsby's own elements: the wrapper of all pages, and the live region that announces a page. */
const wrapperId = "gatsby-focus-wrapper";
const announcerId = "gatsby-announcer";

const targetOf = (hash: string): HTMLElement | null =>
  hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

const focus = (element: HTMLElement): void => {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** Announces the title in the next frame, instead of the heading as Gatsby does: the focus already reads that out. */
const announceTitle = (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById(announcerId);
    if (announcer !== null) announcer.textContent = document.title;
  });
};

/** Removes the structured data of the initially loaded page, which does not describe the current one. */
const forgetStructuredData = (): void => {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
};

const showLoading = (loading: boolean): void => {
  document.documentElement.toggleAttribute("data-loading", loading);
};

/** Shows that a page is still loading a second after its link was followed: browsers show only loads of their own. */
export const onRouteUpdateDelayed: NonNullable<GatsbyBrowser["onRouteUpdateDelayed"]> = () => {
  showLoading(true);
  // If loading fails, Gatsby leaves this page, and Back would bring it back as it was left.
  window.addEventListener("pagehide", () => showLoading(false), { once: true });
};

/**
 * Moves the focus on navigation: to the target of the hash, or to the page's heading. The router would focus the
 * wrapper of the whole page, so this makes it unfocusable.
 */
export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  showLoading(false);
  document.getElementById(wrapperId)?.removeAttribute("tabindex");
  if (prevLocation === null || browserScrolled(prevLocation, location)) return;
  // A fragment link on the previous page may have reset it to `auto`.
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
 * Scrolls on navigation: on Back and Forward instantly to the saved position, otherwise to the top, smoothly if the
 * styles say so. `onRouteUpdate` scrolls to the target of a hash.
 *
 * @returns whether Gatsby should scroll: after a page load, only if its history entry is `manual`, as that of a page
 *   left by client-side navigation. The browser scrolls the others, and Gatsby would again at the first input.
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
