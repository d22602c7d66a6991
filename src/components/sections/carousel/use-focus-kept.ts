import { type RefObject, useLayoutEffect } from "react";
import type { CarouselState } from "../../../domain/carousel";

/** Gives the focus to the slide that is shown when it was on the strip, or on a slide that can be reached no more. */
export const useFocusKept = (strip: RefObject<HTMLElement | null>, { started, shown }: CarouselState) => {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!started || focused === null || !strip.current?.contains(focused)) return;
    if (focused !== strip.current && focused.closest("[inert]") === null) return;
    strip.current.children[shown]?.querySelector("a")?.focus({ preventScroll: true });
  }, [strip, started, shown]);
};
