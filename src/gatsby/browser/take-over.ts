import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readyEvent, takeoverEvent } from "../late-scripts/names";

const takeOver = (page: ReactNode, container: Element): void => {
  window.dispatchEvent(new Event(takeoverEvent));
  // Firefox keeps a page that is left, but drops the message with which React goes on: half a page would stay so.
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload();
  };
  window.addEventListener("pageshow", reload);
  window.addEventListener(readyEvent, () => window.removeEventListener("pageshow", reload), { once: true });
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
