import type { GatsbyBrowser } from "gatsby";
import { readyEvent } from "../late-scripts/names";
import { leadLinksInTransitions } from "./view-transition";

/** What is done once, when React has taken over the first page. */
export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  leadLinksInTransitions();
  window.dispatchEvent(new Event(readyEvent));
};
