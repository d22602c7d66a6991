import { type RefObject, useEffect } from "react";

const stops = 'input[type="search"], [data-search-body] a';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Leads from the field through the list under it and back. At the ends it stays where it is. */
const moveFocus = (dialog: HTMLElement, step: number): void => {
  const places = Array.from(dialog.querySelectorAll<HTMLElement>(stops));
  const now = places.findIndex((place) => place === document.activeElement);
  if (now >= 0) places[now + step]?.focus();
};

/**
 * The keys of the open search: arrows go through the results, Escape closes. The
 * browser would empty the field at the first Escape and close at the second.
 */
export const useDialogKeys = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const answer = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const isPlain = !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (!isPlain || (step === undefined && event.key !== "Escape")) return;
      event.preventDefault();
      if (step === undefined) element.close();
      else moveFocus(element, step);
    };
    element.addEventListener("keydown", answer);
    return () => element.removeEventListener("keydown", answer);
  }, [dialog]);
};
