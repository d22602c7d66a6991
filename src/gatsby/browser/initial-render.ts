import type { GatsbyBrowser } from "gatsby";
import { noteAttribution } from "../../features/enquiry/attribution-note";
import { readyEvent } from "../deferred-hydration/loader";

/** WebKit scrolls on the way back and forward before the other page is shown, and Gatsby remembers the wrong place then. */
const leaveScrollingToGatsby = () => {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  set("manual")();
  window.addEventListener("pagehide", set("auto"));
  window.addEventListener("pageshow", set("manual"));
};

/** What is done once, when React has hydrated the first page. */
export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  leaveScrollingToGatsby();
  // Gatsby notes from now on how far a page is scrolled: tell it of what was scrolled before.
  window.dispatchEvent(new Event("scroll"));
  noteAttribution(window.location.href, document.referrer);
  window.dispatchEvent(new Event(readyEvent));
};
