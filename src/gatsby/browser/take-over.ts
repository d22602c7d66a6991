import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeoverEvent } from "../late-scripts/names";

const takeOver = (page: ReactNode, container: Element): void => {
  window.dispatchEvent(new Event(takeoverEvent));
  startTransition(() => void hydrateRoot(container, page));
};

/**
 * Lets React take over a page that was built, in slices between which the browser answers the visitor: outside of a
 * transition, hydration is one long task. From here on React itself answers clicks on what it has not reached yet.
 *
 * @returns nothing in development, where Gatsby renders pages from nothing
 */
export const replaceHydrateFunction = (() =>
  process.env["NODE_ENV"] === "production" ? takeOver : undefined) as NonNullable<
  GatsbyBrowser["replaceHydrateFunction"]
>;
