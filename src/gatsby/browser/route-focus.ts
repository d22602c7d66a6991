import type { GatsbyBrowser } from "gatsby";
import { cameByLink, wentByItself } from "./way";

/** Gatsby's own elements: the one around all pages, and the one that says aloud that the page has changed. */
const wrapperId = "gatsby-focus-wrapper";
const announcerId = "gatsby-announcer";

const targetOf = (hash: string): HTMLElement | null =>
  hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

const focus = (element: HTMLElement): void => {
  if (!element.matches("a[href], button, input, select, textarea, [tabindex]")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** To the target of a hash, or to the top where it names nothing. */
const scrollTo = (target: HTMLElement | null): void =>
  target === null ? window.scrollTo({ left: 0, top: 0 }) : target.scrollIntoView();

/** Gatsby announces the heading, which the focus reads out already. It does so in the next frame. */
const announceTitle = (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById(announcerId);
    if (announcer !== null) announcer.textContent = document.title;
  });
};

/** A page's structured data would describe the wrong one. Who wants the new page's loads that page. */
const forgetStructuredData = (): void => {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
};

/**
 * Takes the focus along when another page is shown: to the target of the hash,
 * or to the page's heading. The router would focus the element around the whole
 * page, header and all, so that one is made to refuse the focus.
 */
export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  document.getElementById(wrapperId)?.removeAttribute("tabindex");
  if (prevLocation === null || wentByItself(prevLocation, location)) return;
  forgetStructuredData();
  const { hash } = location;
  const target = targetOf(hash);
  if (hash !== "" && cameByLink(location)) scrollTo(target);
  const place = target ?? document.querySelector<HTMLElement>("main h1");
  if (place !== null) focus(place);
  announceTitle();
};
