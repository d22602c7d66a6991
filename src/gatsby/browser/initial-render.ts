import type { GatsbyBrowser } from "gatsby";
import { noteAttribution } from "../../features/enquiry/attribution-note";
import { readyEvent } from "../deferred-hydration/loader";

/** On Back and Forward, WebKit scrolls before the other page is shown, and Gatsby would save the wrong position. */
const leaveScrollingToGatsby = () => {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  set("manual")();
  window.addEventListener("pagehide", set("auto"));
  window.addEventListener("pageshow", set("manual"));
};

/** Runs once, when React has hydrated the first page. */
export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  leaveScrollingToGatsby();
  // Gatsby records scroll positions from now on: this records the current one.
  window.dispatchEvent(new Event("scroll"));
  noteAttribution(window.location.href, document.referrer);
  window.dispatchEvent(new Event(readyEvent));
};
