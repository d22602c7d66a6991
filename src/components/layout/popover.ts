import { css } from "@emotion/react";
import type { FocusEvent, MouseEvent } from "react";
import { color, radius, shadow, space, width } from "../../theme/tokens";
import { isPopoverOpen } from "../primitives/dom";

/** A native popover: without scripts, the browser opens it, and closes it on Escape or an outside click. */
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
  // Without popover support, a panel is open while focus is within its focusable parent.
  "@supports not selector(:popover-open)": { display: "none", "*:focus-within > &": { display: "block" } },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: space[3],
    borderRadius: radius.control,
    textDecoration: "none",
    "&:hover": { background: color.surface, color: color.primary },
    "&[aria-current]": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.3em" },
  },
});

const close = (parent: Element): void => {
  const popover = parent.querySelector<HTMLElement>("[popover]");
  if (popover !== null && isPopoverOpen(popover)) popover.hidePopover();
};

/**
 * Handlers for the element around a popover and its button. They close the popover when a link in it is followed, since
 * the header persists across pages, and when focus leaves the element.
 */
export const closingListeners = {
  onClick: ({ currentTarget, target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) close(currentTarget);
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(currentTarget);
  },
};
