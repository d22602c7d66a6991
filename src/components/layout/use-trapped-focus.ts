import { type RefObject, useLayoutEffect } from "react";
import { afterNextPaint } from "../primitives/after-next-paint";
import { isPopoverOpen } from "../primitives/is-popover-open";
import { largeScreen } from "../../theme/media";

/** What is neither one of the elements kept, nor in one, nor around one. */
const besides = (kept: readonly HTMLElement[], parent: HTMLElement): HTMLElement[] =>
  Array.from(parent.children).flatMap((child) => {
    if (!(child instanceof HTMLElement) || kept.includes(child)) return [];
    return kept.some((element) => child.contains(element)) ? besides(kept, child) : [child];
  });

const keepFocusIn = (popover: HTMLElement, opener: HTMLElement): (() => void) => {
  let shut: HTMLElement[] = [];
  let callOff: (() => void) | undefined;
  const release = () => {
    callOff?.();
    for (const element of shut) element.inert = false;
    shut = [];
  };
  const trap = () => {
    shut = besides([popover, opener], document.body).filter(({ inert }) => !inert);
    for (const element of shut) element.inert = true;
  };
  const follow = ({ newState }: ToggleEvent) => {
    // The browser looks at every element that becomes inert: half of the time until a slow phone shows the menu.
    if (newState === "open") callOff = afterNextPaint(trap);
    else release();
  };
  popover.addEventListener("beforetoggle", follow);
  if (isPopoverOpen(popover)) trap();
  return () => {
    popover.removeEventListener("beforetoggle", follow);
    release();
  };
};

/**
 * Makes a popover of narrow screens modal: while it is open, nothing but it and
 * the button that opens and closes it can be reached. It closes where the screen
 * becomes wide, since it is not shown there.
 */
export const useTrappedFocus = (
  popover: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void => {
  useLayoutEffect(() => {
    if (popover.current === null || opener.current === null) return;
    const { current } = popover;
    const wide = matchMedia(largeScreen);
    const close = () => {
      if (isPopoverOpen(current)) current.hidePopover();
    };
    const stop = keepFocusIn(current, opener.current);
    wide.addEventListener("change", close);
    return () => {
      wide.removeEventListener("change", close);
      stop();
    };
  }, [popover, opener]);
};
