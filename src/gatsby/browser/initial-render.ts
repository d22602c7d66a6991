import type { GatsbyBrowser } from "gatsby";
import { readyEvent } from "../deferred-hydration/loader";
import { startFieldVitals } from "./field-vitals/start";

/** WebKit scrolls on the way back and forward before the other page is shown, and Gatsby remembers the wrong place then. */
const leaveScrollingToGatsby = () => {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  set("manual")();
  window.addEventListener("pagehide", set("auto"));
  window.addEventListener("pageshow", set("manual"));
};

/** What is done once, when React has hydrated the first page. A site under development is not measured. */
export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  leaveScrollingToGatsby();
  window.dispatchEvent(new Event(readyEvent));
  if (process.env["NODE_ENV"] === "production") startFieldVitals();
};
