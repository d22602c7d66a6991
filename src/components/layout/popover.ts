import { css } from "@emotion/react";
import { type RefObject, useLayoutEffect } from "react";
import { color, radius, shadow, space, width } from "../../theme/tokens";
import { isPopoverOpen } from "../primitives/dom";

/** A panel that the browser opens and closes itself (the popover attribute): no script, Escape and outside click included. */
export const panelStyles = css({
  position: "fixed",
  inset: `${width.header} auto auto auto`,
  margin: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.background,
  color: color.text,
  boxShadow: shadow.high,
  // Without popovers a panel is open while its parent, which is focusable, has the focus.
  "@supports not selector(:popover-open)": { display: "none", "*:focus-within > &": { display: "block" } },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: space[3],
    borderRadius: radius.control,
    textDecoration: "none",
    "&:hover": { background: color.surface, color: color.primary },
    "&[aria-current]": { color: color.primary },
  },
});

/**
 * Closes a popover when a link in it is chosen, since the next page has the same header, and when the focus moves on
 * from it and its button, which stand in one element. A layout effect, so that no link answers to React before this does.
 */
export const useClosingPopover = (popover: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = popover.current;
    const parent = element?.parentElement;
    if (element == null || parent == null) return undefined;
    const close = () => {
      if (isPopoverOpen(element)) element.hidePopover();
    };
    const choose = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a") !== null) close();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !parent.contains(relatedTarget)) close();
    };
    element.addEventListener("click", choose);
    parent.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("click", choose);
      parent.removeEventListener("focusout", leave);
    };
  }, [popover]);
};
