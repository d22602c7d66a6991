import { type RefObject, useLayoutEffect } from "react";

/**
 * Closes a popover when a link in it is chosen: the next page has the same
 * header, so nothing else would. A layout effect, so that no link answers to
 * React before this does.
 */
export const useClosingOnChoice = (popover: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = popover.current;
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a") !== null) element?.hidePopover();
    };
    element?.addEventListener("click", close);
    return () => element?.removeEventListener("click", close);
  }, [popover]);
};
