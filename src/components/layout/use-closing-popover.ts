import { type RefObject, useLayoutEffect } from "react";
import { isPopoverOpen } from "../primitives/is-popover-open";

/**
 * Closes a popover when a link in it is chosen, since the next page has the same header, and when the focus moves on
 * from it and its button, which stand in one element. A layout effect, so that no link answers to React before this does.
 */
export const useClosingPopover = (popover: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = popover.current;
    const place = element?.parentElement;
    if (element == null || place == null) return undefined;
    const close = () => {
      if (isPopoverOpen(element)) element.hidePopover();
    };
    const choose = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a") !== null) close();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) close();
    };
    element.addEventListener("click", choose);
    place.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("click", choose);
      place.removeEventListener("focusout", leave);
    };
  }, [popover]);
};
