import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { copyInput, type Field, isPopoverOpen } from "../../components/primitives/dom";
import { hydrationEvent, readyEvent } from "./loader";

/**
 * Restores filled-in fields, the focus, an open menu or chat, and the click that opens the search. On a hydration
 * mismatch, as with the HTML of an earlier build or of a page that the browser has translated, React drops the HTML and
 * renders the page from scratch.
 */
const keepState = (): void => {
  const fields = document.querySelectorAll<Field>("form[id] :is(input, textarea, select)[name]");
  const popover = Array.from(document.querySelectorAll<HTMLElement>("[popover]")).find(isPopoverOpen);
  const search = document.querySelector("[aria-keyshortcuts][aria-busy]");
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => (focused = target as Element);
  document.addEventListener("focusin", follow);
  const restore = () => {
    document.removeEventListener("focusin", follow);
    for (const field of fields) {
      const now = document.querySelector<Field>(`#${field.form?.id ?? ""} [name="${field.name}"]`);
      if (now === null || now === field) continue;
      copyInput(now, field);
      if (focused === field && document.activeElement === document.body) now.focus({ preventScroll: true });
    }
    if (popover?.isConnected === false) document.getElementById(popover.id)?.showPopover();
    if (search?.isConnected === false) document.querySelector<HTMLElement>("[aria-keyshortcuts]")?.click();
  };
  window.addEventListener(readyEvent, restore, { once: true });
};

const hydrate = (page: ReactNode, container: Element): void => {
  window.dispatchEvent(new Event(hydrationEvent));
  keepState();
  // Firefox's back/forward cache drops the message that resumes React: a half-hydrated page would stay so.
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload();
  };
  window.addEventListener("pageshow", reload);
  window.addEventListener(readyEvent, () => window.removeEventListener("pageshow", reload), { once: true });
  startTransition(() => void hydrateRoot(container, page));
};

/**
 * Hydrates a page in slices between which the browser handles input: outside of a transition, hydration is one long
 * task. From here on, React itself handles clicks on parts that are not hydrated yet.
 *
 * @returns undefined in development, where Gatsby renders pages only in the browser
 */
export const replaceHydrateFunction = (() =>
  process.env["NODE_ENV"] === "production" ? hydrate : undefined) as NonNullable<
  GatsbyBrowser["replaceHydrateFunction"]
>;
