import type { GatsbyBrowser } from "gatsby";
import { readyEvent } from "../late-scripts/names";
import { startFieldVitals } from "./field-vitals/start";
import { leadLinksInTransitions } from "./view-transition";

/** What is done once, when React has taken over the first page. A site under development is not measured. */
export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  leadLinksInTransitions();
  window.dispatchEvent(new Event(readyEvent));
  if (process.env["NODE_ENV"] === "production") startFieldVitals();
};
