import { type RefObject, useLayoutEffect } from "react";
import { isPopoverOpen } from "../primitives/is-popover-open";

/**
 * Closes a popover when a link in it is chosen: the next page has the same
 * header, so nothing else would. A layout effect, so that no link answers to
 * React before this does.
 */
export const useClosingOnChoice = (popover: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null) return undefined;
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a") !== null && isPopoverOpen(element)) element.hidePopover();
    };
    element.addEventListener("click", close);
    return () => element.removeEventListener("click", close);
  }, [popover]);
};
